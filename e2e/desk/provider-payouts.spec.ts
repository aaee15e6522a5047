import { test } from '../support/accounts'
import { openDesk, payByCard } from '../pages/two-presets'
import { expect, expectAccessible } from '../support/test'

test('a provider payout is reconciled automatically, and the owner settles one that does not match', async ({
  page,
  shop,
  request,
}) => {
  const sold = await payByCard(request, shop)
  const paymentId = String(await shop.data(`orders/${sold.orderId}/payment/paymentIntentId`))
  await shop.write({ [`payments/matched/${paymentId}`]: null })
  const payout = Object(await shop.payments('payouts', {}))
  await shop.payments(`payouts/${payout.id}/settle`, { outcome: 'succeeded' })

  await openDesk(page, '/admin')
  const waiting = page.getByRole('link', { name: 'Eine Auszahlung des Zahlungsdienstes stimmt nicht.' })
  await expect(async () => {
    await page.reload()
    await expect(waiting).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await waiting.click()
  await expect(page).toHaveURL('/admin/zahlungsdienst?stand=stimmt-nicht')
  const row = page.getByRole('row').filter({ hasText: 'Stimmt nicht' })
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Auszahlung ${payout.id}`)
  const differences = page.getByRole('region', { name: 'Was nicht stimmt' })
  await expect(differences).toContainText('Ein Posten passt nicht.')
  await expect(differences.getByRole('row').filter({ hasText: paymentId })).toContainText(
    'Der Shop kennt das nicht.',
  )
  await expectAccessible(page)

  await differences.getByRole('button', { name: 'Geprüft' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Von Hand in Stripe kassiert')
  await dialog.getByRole('button', { name: 'Geprüft' }).click()
  await expect(page.getByText('Die Auszahlung ist geprüft.')).toBeVisible()
  await expect(page.getByText('Von Hand in Stripe kassiert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Geprüft' })).toHaveCount(0)
  await page.goto('/admin/zahlungsdienst?stand=stimmt-nicht')
  await expect(page.getByText('Alle Auszahlungen stimmen oder sind geprüft')).toBeVisible()
  await page.goto('/admin/protokoll')
  await expect(page.getByText('hat eine Auszahlung des Zahlungsdienstes geprüft.')).toBeVisible()
  await shop.write({ [`payments/matched/${paymentId}`]: sold.orderId })
})
