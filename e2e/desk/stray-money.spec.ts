import { test } from '../support/accounts'
import { euros, openDesk, payByCard, placeTwo, total } from '../pages/two-presets'
import { expect, expectAccessible } from '../support/test'

test('unmatched money and stuck tasks are listed, and a task is retried', async ({ page, shop, request }) => {
  const stray = await placeTwo(request, shop, 'stripe')
  await shop.write({ [`orders/${stray.orderId}/total`]: total + 1 })
  await shop.payments(`sessions/${stray.session?.id}/pay`, { attempt: 'now' })
  const taskId = 'task_1780308000000_aaaaaaaaaaaaaaaa'
  const paid = await payByCard(request, shop)
  const task = {
    id: taskId,
    kind: 'conversion',
    subject: paid.orderId,
    state: 'resting',
    tries: 30,
    since: 1_780_308_000_000,
    dueAt: 1_780_308_000_000,
    lastError: 'ShopError: payment_unavailable',
  }
  await shop.write({ [`tasks/${taskId}`]: task })

  await openDesk(page)
  await page
    .getByRole('navigation', { name: 'Bereiche der Verwaltung' })
    // Includes leftovers of other tests.
    .getByRole('link', { name: /Zahlungen (\d|mehr)/ })
    .click()
  await expect(page).toHaveURL('/admin/zahlungen')
  await expect(page).toHaveTitle('Verwaltung – Zahlungen – Spielklang')
  const money = page.getByRole('region', { name: 'Geld ohne Bestellung' }).getByRole('row')
  await expect(money.filter({ hasText: stray.orderId })).toContainText(
    'Betrag oder Währung stimmen nicht mit der Bestellung überein.',
  )
  await expect(money.filter({ hasText: stray.orderId })).toContainText(euros(total))
  await page
    .getByRole('navigation', { name: 'Bereiche der Verwaltung' })
    .getByRole('link', { name: /Postausgang (\d|mehr)/ })
    .click()
  await expect(page).toHaveTitle('Verwaltung – Postausgang – Spielklang')
  const tasks = page.getByRole('region', { name: 'Liegen gebliebene Aufgaben' })
  await expect(tasks.getByRole('row').filter({ hasText: paid.orderId })).toContainText('Partner gutschreiben')
  await expect(tasks.getByText('Der Zahlungsdienst ist gerade nicht erreichbar.')).toBeVisible()
  await expectAccessible(page)
  await tasks.getByRole('button', { name: /Noch einmal versuchen/i }).click()
  await expect(tasks.getByText('Nichts ist liegen geblieben')).toBeVisible()
  expect(await shop.data(`tasks/${taskId}`)).toBeNull()
  await shop.write({ [`orders/${stray.orderId}/total`]: total })
})
