import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, expectSignedIn, openSession, PASSWORD, signIn, test as base } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, expectAccessible, open, ownShop } from '../support/test'

/** A shop of its own, so that no other test adds to its figures. */
const test = base.extend<object, { shop: Shop }>({
  shop: ownShop(),
})

const headers = { authorization: `Bearer ${SERVER_SECRET}` }
const first = { id: 'tarkov-stille-sohle', name: 'Stille Sohle', price: 790 }
const second = { id: 'beat-saber-taktgeber', name: 'Taktgeber', price: 390 }
const both = first.price + second.price
const NOTHING = 'Nichts wartet auf Sie.'

const euros = (cents: number) => new RegExp(`(^|\\s)${(cents / 100).toFixed(2).replace('.', ',')}\\s€`)
const rowOf = (page: Page, table: string, name: string | RegExp) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
const cell = (page: Page, span: string, column: number) =>
  rowOf(page, 'Zahlen', span).getByRole('cell').nth(column)

/** The columns of figures that follow the period. */
const columns = { turnover: 0, refunded: 1, orders: 2, paid: 3, partners: 4 }

async function buy(
  request: APIRequestContext,
  shop: Shop,
  ids: readonly string[],
  { paymentMethod = 'vorkasse', cookie = '' } = {},
): Promise<string> {
  const body = { ...orderBody, items: ids.map((id) => ({ id })), paymentMethod }
  return (await placeOrder(request, shop.origin, { body, headers: { ...headers, cookie } })).orderId
}

async function payByCard(shop: Shop, orderId: string): Promise<void> {
  const session = z.object({ id: z.string() }).parse(await shop.data(`orders/${orderId}/session`))
  await shop.payments(`sessions/${session.id}/pay`, { attempt: 'now' })
}

test.describe('the overview', () => {
  test('says what waits and what was paid, as it happens, in words, figures and a chart’s table', async ({
    page,
    shop,
    request,
  }) => {
    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin')
    await expect(page).toHaveTitle('Verwaltung – Überblick – Spielklang')
    await expect(page.getByText(NOTHING)).toBeVisible()
    await expect(cell(page, 'Heute', columns.turnover)).toHaveText(/0,00\s€.*genauso viel wie davor/)
    await expect(page.getByText('In den letzten 30 Tagen wurde nichts verkauft.')).toBeVisible()

    const transfer = await buy(request, shop, [first.id, second.id], { cookie: 'affiliate=NOVA10' })
    const awaited = page.getByRole('link', { name: 'Eine Bestellung wartet auf ihre Überweisung.' })
    await expect(awaited).toHaveAttribute('href', /stand=offen/)
    await shop.confirm(transfer)
    await expect(page.getByText(NOTHING)).toBeVisible()
    const card = await buy(request, shop, [first.id], { paymentMethod: 'stripe' })
    await payByCard(shop, card)

    const total = both + first.price
    await expect(cell(page, 'Heute', columns.turnover)).toHaveText(euros(total))
    for (const span of ['Heute', '7 Tage', '30 Tage']) {
      await expect(cell(page, span, columns.turnover)).toHaveText(euros(total))
      await expect(cell(page, span, columns.orders)).toHaveText(/^2/)
      await expect(cell(page, span, columns.paid)).toHaveText(/^2.*100\s% der Bestellungen/)
      await expect(cell(page, span, columns.partners)).toHaveText(euros(both))
    }

    await request.post(`${shop.origin}/api/admin/orders/${card}/refund`, {
      data: { amount: 100 },
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
    })
    await expect(cell(page, 'Heute', columns.refunded)).toHaveText(euros(100))
    await expect(cell(page, 'Heute', columns.turnover)).toHaveText(euros(total))

    await page.getByText('Dieselben Werte als Tabelle').click()
    const days = page.getByRole('table', { name: /^Bezahlte Bestellungen und Umsatz/ }).getByRole('row')
    await expect(days).toHaveCount(31)
    await expect(days.nth(1).getByRole('cell')).toHaveText(['2', '2', euros(total), euros(100)])
    await expect(days.nth(2).getByRole('cell')).toHaveText(['0', '0', euros(0), euros(0)])
    await expect(page.getByRole('img', { name: /^2 bezahlte Bestellungen als Balken/ })).toBeVisible()

    const best = (name: string) => rowOf(page, 'Meistverkaufte Presets in 30 Tagen', name).getByRole('cell')
    await expect(best(first.name)).toHaveText(['2', euros(2 * first.price)])
    await expect(best(second.name)).toHaveText(['1', euros(second.price)])
    await expect.poll(() => shop.audit()).toEqual([])
  })

  test('leads to what waits, and can be used on a small screen', async ({ page, shop, request }) => {
    await request.post(`${shop.origin}/api/withdrawals`, {
      data: { name: 'Erika Muster', reference: 'Taktgeber', email: 'erika@example.com' },
      headers: { origin: shop.origin, 'Idempotency-Key': randomUUID() },
    })
    await openSession(page.request, shop, ADMIN)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/admin')
      const sentence = page.getByRole('link', { name: 'Ein Widerruf ist zu entscheiden.' })
      await expect(sentence).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByText('Dieselben Werte als Tabelle').click()
      await expectAccessible(page)
      await sentence.click()
      await expect(page).toHaveURL('/admin/widerrufe')
      await expect(page.getByRole('article', { name: 'Erika Muster' })).toBeVisible()
    }
  })
})
