import { z } from 'zod'
import { ADMIN, openSession } from '../support/accounts'
import { expect, open, undisturbedTest as test } from '../support/test'
import { declaration, declare, forgive, IBAN, paidOrder, withdrawalsOf } from '../pages/withdrawals-shop'

test.describe('withdrawals at the desk', () => {
  test(
    'the owner sees that no file was downloaded, accepts, and the refund is prepared',
    { tag: '@journey' },
    async ({ page, request, shop, consoleErrors }) => {
      const { orderId, reference, address } = await paidOrder(request, shop)
      await declare(request, shop, { ...declaration, name: 'Wilma Widerruf', reference })
      await open(page, address)
      await expect(page.getByText('Dein Widerruf ist eingegangen.')).toBeVisible()
      await openSession(page.request, shop, ADMIN)
      await open(page, '/admin')
      await page.getByRole('link', { name: /^Widerrufe/ }).click()
      const entry = page.getByRole('article', { name: 'Wilma Widerruf' })
      await expect(entry.getByText('Noch keiner')).toBeVisible()
      await entry.getByRole('button', { name: 'Widerruf von Wilma Widerruf annehmen' }).click()
      const dialog = page.getByRole('dialog', { name: 'Widerruf annehmen?' })
      await dialog.getByRole('button', { name: 'Widerruf annehmen' }).click()
      await expect(dialog.getByLabel('IBAN, auf die Sie überweisen')).toBeFocused()
      await dialog.getByLabel('IBAN, auf die Sie überweisen').fill(IBAN)
      await dialog.getByRole('button', { name: 'Widerruf annehmen' }).dblclick()
      await expect(entry).toHaveCount(0)
      await page.getByRole('link', { name: 'Angenommen' }).click()
      await expect(entry.getByText(/zu überweisen an/)).toBeVisible()
      const refunds = z.record(z.string(), z.object({ amount: z.number() }))
      expect(Object.values(refunds.parse(await shop.data(`orders/${orderId}/refunds`)))).toEqual([
        expect.objectContaining({ amount: 790 }),
      ])
      expect(await withdrawalsOf(shop, reference)).toMatchObject([{ status: 'accepted' }])
      forgive(consoleErrors)
    },
  )

  test('the owner assigns an unmatched withdrawal to its order, and rejects it with a reason', async ({
    page,
    request,
    shop,
    consoleErrors,
  }) => {
    const { reference } = await paidOrder(request, shop)
    await declare(request, shop, { ...declaration, name: 'Anna Anders', reference: 'Das vom Montag' })
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/widerrufe')
    const entry = page.getByRole('article', { name: 'Anna Anders' })
    await entry.getByLabel('Nummer der Bestellung').fill('SK-ZZZZZ-ZZZZZ')
    await entry.getByRole('button', { name: /zuordnen$/ }).click()
    await expect(entry.getByText('Zu dieser Nummer gibt es keine Bestellung.')).toBeVisible()
    await entry.getByLabel('Nummer der Bestellung').fill(reference)
    await entry.getByRole('button', { name: /zuordnen$/ }).click()
    await expect(entry.getByText(reference)).toBeVisible()
    await entry.getByRole('button', { name: /ablehnen$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Widerruf ablehnen?' })
    await dialog.getByRole('button', { name: 'Widerruf ablehnen' }).click()
    await expect(dialog.getByText('Bitte schreiben, warum.')).toBeVisible()
    await dialog.getByLabel('Grund').fill('Die Dateien waren schon geladen.')
    await dialog.getByRole('button', { name: 'Widerruf ablehnen' }).click()
    await expect(entry).toHaveCount(0)
    await page.getByRole('link', { name: 'Abgelehnt' }).click()
    await expect(entry.getByText('Die Dateien waren schon geladen.')).toBeVisible()
    forgive(consoleErrors)
  })
})
