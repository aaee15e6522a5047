import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fillCheckout, mainDownload } from '../pages/buy'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, expectAccessible, open, test } from '../support/test'

const CARD = 'Karte oder PayPal'
const PAYMENT_PAGE = /\/pay\//
const ORDER_PAGE = /\/bestellung\/order_\w+\?token=[^&]+$/

test.describe('paying on the payment page', () => {
  test.afterEach(async ({ shop }) => {
    await shop.payments('faults', { answer: 'right', calls: 0 })
    await shop.payments('events/hold', { isHeld: false })
  })

  test('unlocks the files, and empties the cart', { tag: '@journey' }, async ({ page, context }) => {
    await toPaymentPage(page, 'sofort@example.com')
    await expect(page.getByText('Testzahlung: Es fließt kein Geld')).toBeVisible()
    await press(page, 'Bezahlen')
    await expect(page).toHaveURL(ORDER_PAGE)
    await expectPaid(page)
    const other = await context.newPage()
    await open(other, '/warenkorb')
    await expect(other.getByRole('heading', { name: 'Dein Warenkorb ist leer' })).toBeVisible()
  })

  test('unlocks the files even if the provider’s message is late', async ({ page, shop }) => {
    await shop.payments('events/hold', { isHeld: true })
    await toPaymentPage(page, 'spaet@example.com')
    await press(page, 'Bezahlen')
    await expectPaid(page)
    await expect(page).toHaveURL(ORDER_PAGE)
  })

  test('can be retried after it was declined', async ({ page }) => {
    await toPaymentPage(page, 'abgelehnt@example.com')
    await press(page, 'Ablehnen')
    await expect(page.getByRole('alert')).toContainText('abgelehnt')
    await press(page, 'Bezahlen')
    await expectPaid(page)
  })

  test('may be confirmed later, and the order page updates itself', async ({ page, shop }) => {
    await toPaymentPage(page, 'spaeter@example.com')
    await press(page, 'Bezahlen, Bestätigung folgt später')
    await expect(page.getByRole('heading', { name: 'Die Bestätigung folgt' })).toBeVisible()
    await expect(page.getByRole('button', { name: /bezahlen|versuchen/ })).toHaveCount(0)
    await expectAccessible(page)
    await settle(page, shop, 'failed')
    await expect(page.getByRole('heading', { name: 'nicht zustande gekommen' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Noch einmal versuchen')
    await expect(page).toHaveURL(PAYMENT_PAGE)
    await press(page, 'Bezahlen, Bestätigung folgt später')
    await expect(page.getByRole('heading', { name: 'Die Bestätigung folgt' })).toBeVisible()
    await settle(page, shop, 'succeeded')
    await expectPaid(page)
  })

  test('can be replaced by a transfer and back again', { tag: '@journey' }, async ({ page, context }) => {
    await toPaymentPage(page, 'anders@example.com')
    const abandoned = page.url()
    await page.getByRole('link', { name: 'Zurück zum Shop' }).click()
    await expect(page).toHaveURL(ORDER_PAGE)
    await expect(page.getByText('Zahlung abgebrochen, es wurde nichts abgebucht.')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Jetzt bezahlen' })).toHaveAttribute('href', abandoned)
    await page.getByText('Anders bezahlen').click()
    await press(page, 'Per Überweisung bezahlen')
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    const other = await context.newPage()
    await other.goto(abandoned)
    await expect(other.getByRole('heading', { name: 'Diese Zahlung ist abgelaufen' })).toBeVisible()
    await press(page, 'Mit Karte oder PayPal bezahlen')
    await expect(page).toHaveURL(PAYMENT_PAGE)
    await press(page, 'Bezahlen')
    await expectPaid(page)
  })

  test('in one tab unlocks the files in the other', async ({ page, context }) => {
    await toPaymentPage(page, 'zwei@example.com')
    const paying = page.url()
    await page.getByRole('link', { name: 'Zurück zum Shop' }).click()
    const other = await context.newPage()
    await other.goto(paying)
    await press(other, 'Bezahlen')
    await expectPaid(page)
    await expectPaid(other)
    await page.goto(paying)
    await expect(page.getByRole('heading', { name: 'Diese Zahlung ist abgeschlossen' })).toBeVisible()
  })

  test(
    'happens once, even after double clicks, going back and reloading',
    { tag: '@journey' },
    async ({ page, shop }) => {
      await fillCheckout(page, 'doppelt@example.com', CARD)
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick()
      await expect(page).toHaveURL(PAYMENT_PAGE)
      const paying = page.url()
      await page.goBack()
      await expect(page).toHaveURL(ORDER_PAGE)
      await page.reload()
      await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
      await expect(page).toHaveURL(paying)
      await page.getByRole('button', { name: 'Bezahlen', exact: true }).dblclick()
      await expectPaid(page)
      const list = await shop.command('commands/orders.ts', 'list')
      expect(list.split('\n').filter((line) => line.includes('doppelt@example.com'))).toHaveLength(1)
      expect(await shop.data('payments/unmatched')).toBeNull()
    },
  )

  test('leaves no dead checkout page in the back/forward cache', async ({ page }) => {
    await page.route(PAYMENT_PAGE, (route) => route.abort('aborted'))
    await fillCheckout(page, 'verlauf@example.com', CARD)
    await press(page, 'Zahlungspflichtig bestellen')
    await expect(page.getByText('Deine Bestellung ist angekommen')).toBeVisible()
    // As when a browser restores a page from its back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page).toHaveURL(ORDER_PAGE)
    await expect(page.getByRole('link', { name: 'Jetzt bezahlen' })).toBeVisible()
  })

  test('can be retried after the provider was unavailable, without losing the order', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await shop.payments('faults', { answer: '500', calls: 1_000 })
    await fillCheckout(page, 'weg@example.com', CARD)
    await press(page, 'Zahlungspflichtig bestellen')
    await expect(page.getByRole('heading', { name: 'noch nicht geöffnet' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Noch einmal versuchen')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nicht erreichbar')
    await shop.payments('faults', { answer: 'right', calls: 0 })
    await press(page, 'Noch einmal versuchen')
    await expect(page).toHaveURL(PAYMENT_PAGE)
    await press(page, 'Bezahlen')
    await expectPaid(page)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')])
  })

  test('can be replaced by a transfer while the provider is unavailable', async ({ page, shop }) => {
    await shop.payments('faults', { answer: 'cut', calls: 1_000 })
    await fillCheckout(page, 'fort@example.com', CARD)
    await press(page, 'Zahlungspflichtig bestellen')
    await press(page, 'Per Überweisung bezahlen')
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  })

  test('unlocks nothing for a visitor who returns with another buyer’s payment', async ({
    page,
    shop,
    request,
  }) => {
    await toPaymentPage(page, 'fremd@example.com')
    const paid = page.url().split('/').at(-1)
    await press(page, 'Bezahlen')
    await expectPaid(page)
    // The download starts by itself, and would interrupt the navigation to another page.
    await expect(page.getByText('Der Download hat begonnen.')).toBeVisible()
    const { orderId, accessToken } = await placeOrder(request, shop.origin, {
      body: { ...orderBody, paymentMethod: 'stripe' },
    })
    await page.goto(`/bestellung/${orderId}?token=${accessToken}&zahlung=zurueck&session_id=${paid}`)
    await expect(page.getByRole('status').filter({ hasText: 'Offen' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jetzt bezahlen' })).toBeVisible()
    await expect(page.getByRole('link', { name: /herunterladen/ })).toHaveCount(0)
  })
})

test.describe('an order', () => {
  test('that is cancelled can be ordered again', async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await shop.cancel(orderId)
    await press(page, 'Neu bestellen')
    await expect(page).toHaveURL('/kasse')
    await expect(page.getByRole('main').getByText('Escape from Tarkov')).toBeVisible()
  })

  test('that is partly refunded withdraws the files of the refunded part', async ({
    page,
    shop,
    request,
  }) => {
    const items = [{ id: 'tarkov-stille-sohle' }, { id: 'beat-saber-taktgeber' }]
    const body = { ...orderBody, items, paymentMethod: 'stripe' }
    const { orderId, accessToken } = await placeOrder(request, shop.origin, { body })
    const sessionId = await shop.data(`orders/${orderId}/session/id`)
    await shop.payments(`sessions/${String(sessionId)}/pay`, { attempt: 'now' })
    await page.goto(`/bestellung/${orderId}?token=${accessToken}`)
    await expect(page.getByRole('link', { name: mainDownload })).toHaveCount(2)
    const answer = await request.post(`${shop.origin}/api/admin/orders/${orderId}/refund`, {
      data: { items: ['tarkov-stille-sohle'] },
      headers: { authorization: `Bearer ${SERVER_SECRET}`, 'idempotency-key': randomUUID() },
    })
    expect(answer.ok()).toBe(true)
    await expect(page.getByRole('status').filter({ hasText: 'Teilweise erstattet' })).toBeVisible()
    await expect(page.getByRole('link', { name: mainDownload })).toHaveCount(1)
    await expect(page.getByText('Dieses Preset ist erstattet.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Erstattet am .* -7,90/ })).toBeVisible()
    await expectAccessible(page)
  })
})

async function toPaymentPage(page: Page, email: string): Promise<void> {
  await fillCheckout(page, email, CARD)
  await press(page, 'Zahlungspflichtig bestellen')
  await expect(page).toHaveURL(PAYMENT_PAGE)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Bezahlt' })).toBeVisible()
  await expect(page.getByRole('link', { name: mainDownload })).toBeVisible()
}

/** Settles a payment with delayed confirmation. */
async function settle(page: Page, shop: Shop, outcome: 'succeeded' | 'failed'): Promise<void> {
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  const sessionId = await shop.data(`orders/${orderId}/session/id`)
  await shop.payments(`sessions/${String(sessionId)}/settle`, { outcome })
}
