import type { Page } from '@playwright/test'
import { z } from 'zod'
import { forgive, test } from '../support/accounts'
import { euros, first, openDesk, orderOf, payByCard, placeTwo, second, total } from '../pages/two-presets'
import { SERVER_SECRET } from '../support/shop'
import { expect, expectAccessible } from '../support/test'

const IBAN = 'DE02 1203 0000 0000 2020 51'

const rowOf = (page: Page, reference: string) =>
  page.getByRole('region', { name: 'Bestellungen' }).getByRole('row').filter({ hasText: reference })

test.describe('refunds', () => {
  test(
    'refunding one preset of a card payment withdraws its files and reduces the commission',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const { orderId, accessToken, reference } = await payByCard(request, shop)
      const file = (preset: string) =>
        request.get(`${shop.origin}/api/orders/${orderId}/files/${preset}/LIESMICH.txt?token=${accessToken}`)
      const balance = async () => Number(await shop.data('affiliateUsers/sample-partner-nova/balance'))
      await expect.poll(() => shop.audit()).toEqual([])
      const earned = await balance()
      expect((await file(first.id)).status()).toBe(200)

      await openDesk(page)
      const row = rowOf(page, reference)
      await row.getByRole('button', { name: `${reference} erstatten` }).click()
      const dialog = page.getByRole('dialog', { name: `${reference} erstatten` })
      await expect(dialog.getByRole('button', { name: `${euros(total)} erstatten` })).toBeVisible()
      await dialog.getByRole('radio', { name: 'Einzelne Presets' }).check()
      await dialog.getByRole('button', { name: 'Erstatten', exact: true }).click()
      await expect(dialog.getByText('Bitte wählen Sie mindestens ein Preset.')).toBeFocused()
      await dialog.getByRole('checkbox', { name: first.name }).check()
      await dialog.getByLabel('Grund').fill('Gefällt nicht')
      await dialog.getByRole('button', { name: `${euros(first.price)} erstatten` }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row.getByText('Teilweise erstattet')).toBeVisible()
      await expect(row.getByText(`${euros(first.price)} erstattet`)).toBeVisible()

      expect((await file(first.id)).status()).toBe(403)
      expect((await file(second.id)).status()).toBe(200)
      expect(await balance()).toBeLessThan(earned)

      await row.getByRole('button', { name: `${reference} erstatten` }).click()
      await dialog.getByRole('radio', { name: 'Einzelne Presets' }).check()
      await expect(dialog.getByRole('checkbox')).toHaveCount(1)
      await dialog.getByRole('radio', { name: 'Alles' }).check()
      await dialog.getByRole('button', { name: `${euros(second.price)} erstatten` }).click()
      await expect(row.getByText('Erstattet', { exact: true })).toBeVisible()
      await expect(row.getByRole('button')).toHaveCount(0)
      expect(await orderOf(shop, orderId)).toMatchObject({ status: 'refunded', refunded: total })
    },
  )

  test('a transfer is refunded by the owner, who marks the refund as sent', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, reference } = await placeTwo(request, shop, 'vorkasse')
    await shop.confirm(orderId)
    await openDesk(page, '/admin/bestellungen?stand=bezahlt')
    const row = rowOf(page, reference)
    await row.getByRole('button', { name: `${reference} erstatten` }).click()
    const dialog = page.getByRole('dialog')
    const iban = dialog.getByLabel('IBAN')
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(iban).toBeFocused()
    await expect(iban).toHaveAccessibleDescription('Bitte die IBAN angeben, auf die erstattet wird.')
    forgive(consoleErrors)
    await iban.fill(IBAN)
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText(IBAN)).toBeVisible()
    await expect(row.getByRole('button', { name: `${reference} erstatten` })).toHaveCount(0)
    expect(await orderOf(shop, orderId)).toMatchObject({ status: 'paid', refunded: 0 })
    await expectAccessible(page)

    await row.getByRole('button', { name: `${reference}: ${euros(total)} als überwiesen melden` }).click()
    await expect(dialog.getByText(IBAN)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ist überwiesen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(0)
    expect(await orderOf(shop, orderId)).toMatchObject({ status: 'refunded', refunded: total })
  })

  test('a refund that the provider rejects waits for the owner, who can transfer it or cancel it', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, reference, accessToken } = await payByCard(request, shop)
    const payment = z.object({ paymentIntentId: z.string() })
    const { paymentIntentId } = payment.parse(await shop.data(`orders/${orderId}/payment`))
    // The shop does not hear of it yet, and the provider refuses the refund.
    await shop.payments('events/hold', { isHeld: true })
    const disputed = z.object({ id: z.string() })
    const { id: disputeId } = disputed.parse(
      await shop.payments('disputes', { payment_intent: paymentIntentId }),
    )
    await openDesk(page)
    await rowOf(page, reference)
      .getByRole('button', { name: `${reference} erstatten` })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto('/admin')
    await page.getByRole('link', { name: /Erstattung zu überweisen oder gescheitert/ }).click()
    const row = page.getByRole('region', { name: 'Erstattungen, die Sie brauchen' }).getByRole('row').filter({
      hasText: reference,
    })
    await expect(row.getByText(`${euros(total)} konnten nicht erstattet werden.`)).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('button', { name: `${reference} erstatten` }).click()
    await dialog.getByLabel('IBAN').fill(IBAN)
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(row.getByText(IBAN)).toBeVisible()
    await page.goto(`/bestellung/${orderId}?token=${accessToken}`)
    await expect(page.getByText(/Erstattung veranlasst am/)).toBeVisible()

    await page.goto('/admin/zahlungen')
    await row.getByRole('button', { name: `${reference}: Erstattung abbrechen (${euros(total)})` }).click()
    await dialog.getByRole('button', { name: 'Ja, abbrechen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(0)
    const { refunds } = await orderOf(shop, orderId)
    expect(Object.values(refunds).map(({ status }) => status)).toEqual(['failed', 'cancelled'])

    // Now it does: the owner sees until when to answer, and nothing is given back by mistake.
    await shop.payments('events/hold', { isHeld: false })
    await page.goto('/admin')
    await expect(async () => {
      await page.reload()
      await page
        .getByRole('link', { name: 'Eine Rückbuchung wartet auf Ihre Antwort.' })
        .click({ timeout: 2000 })
    }).toPass()
    await page.getByRole('link', { name: reference }).click()
    const section = page.getByRole('region', { name: 'Rückbuchung' })
    await expect(section.getByText(disputeId)).toBeVisible()
    await expect(section.getByText('Letzter Tag für Ihre Antwort')).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await section.getByRole('link', { name: 'Beweise herunterladen (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`Beweise-${reference}.pdf`)
    await page.getByRole('button', { name: `${reference} erstatten` }).click()
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(dialog.getByText(/ist eine Rückbuchung offen. Bitte nichts erstatten/)).toBeVisible()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
    await dialog.getByRole('checkbox', { name: /Trotzdem erstatten/ }).check()
    await dialog.getByRole('button', { name: `${euros(total)} erstatten` }).click()
    await expect(dialog).toHaveCount(0)
    const refundsNow = Object.values((await orderOf(shop, orderId)).refunds)
    expect(refundsNow.map(({ status }) => status)).toEqual(['failed', 'cancelled', 'failed'])
    await shop.payments(`disputes/${disputeId}/close`, { outcome: 'won' })
  })

  test('an exact amount is refunded once, and too large an amount is refused', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, reference } = await payByCard(request, shop)
    await openDesk(page)
    const row = rowOf(page, reference)
    await row.getByRole('button', { name: `${reference} erstatten` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Ein Betrag' }).check()
    const amount = dialog.getByLabel('Betrag in Euro')
    await amount.fill('1.50')
    await dialog.getByRole('button', { name: 'Erstatten', exact: true }).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(/Bitte geben Sie einen Betrag in Euro an/)
    await amount.fill('999,99')
    await dialog.getByRole('button', { name: '999,99 € erstatten' }).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(/So viel kann nicht mehr erstattet werden/)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await amount.fill('1,29')
    await dialog.getByRole('button', { name: '1,29 € erstatten' }).dblclick()
    await expect(row.getByText('Teilweise erstattet')).toBeVisible()
    const { refunded, refunds } = await orderOf(shop, orderId)
    expect({ refunded, count: Object.keys(refunds).length }).toEqual({ refunded: 129, count: 1 })

    const [refundId = ''] = Object.keys(refunds)
    const sent = await request.post(`${shop.origin}/api/admin/orders/${orderId}/refunds/${refundId}/sent`, {
      headers: { authorization: `Bearer ${SERVER_SECRET}` },
      data: {},
    })
    expect(sent.status()).toBe(409)
    expect(await sent.json()).toMatchObject({ error: { code: 'order_state' } })
  })
})
