import { ADMIN, forgive, openSession, PARTNER } from '../support/accounts'
import { orderTooFast } from '../support/order-too-fast'
import { expect, open, undisturbedTest as test } from '../support/test'

test('flagged sales wait for an admin, who releases one and reverses the other', async ({
  page,
  shop,
  request,
  consoleErrors,
}) => {
  for (let orders = 0; orders < 2; orders += 1) {
    const { orderId } = await orderTooFast(request, shop.origin)
    await shop.confirm(orderId)
  }
  await openSession(page.request, shop, PARTNER)
  await page.goto('/partner?bereich=verkaeufe')
  await expect(page.getByText('In Prüfung', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Sehr schnell.')).toHaveCount(0)

  await openSession(page.request, shop, ADMIN)
  await open(page, '/admin/pruefung')
  const entries = page.getByRole('article')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Zwischen Besuch und Bestellung lagen weniger als 5 Sekunden.')

  const decide = async (name: RegExp, submit: string, done: string) => {
    await entries.first().getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText('Diese Angabe fehlt.')).toBeVisible()
    await dialog.getByLabel('Begründung').fill('Mit dem Partner gesprochen.')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(page.getByText(done)).toBeVisible()
  }
  await decide(/ freigeben$/, 'Provision freigeben', 'Die Provision ist freigegeben.')
  await expect(entries).toHaveCount(1)
  await decide(/ zurücknehmen$/, 'Provision zurücknehmen', 'Die Provision ist zurückgenommen.')
  await expect(page.getByText('Nichts zu prüfen')).toBeVisible()
  forgive(consoleErrors)
})
