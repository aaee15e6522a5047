import { ADMIN, openSession, test } from './support/accounts'
import { expect } from './support/test'

test.describe('the way to opening', () => {
  test('the desk says what is missing, why, and where to mend it', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Einrichten', exact: true }).click()
    const list = page.getByRole('region', { name: 'Bereit zum Öffnen?' })
    await expect(list.getByText(/Punkte fehlen noch/)).toBeVisible()
    await expect(list.getByText(/Noch Beispiel: Name und Firma, .* und Bankverbindung\./)).toBeVisible()
    await expect(list.getByText(/Es fehlt ein Mailserver\./)).toBeVisible()
    await expect(list.getByText(/wenn etwas auf Sie wartet\./)).toBeVisible()
  })
})
