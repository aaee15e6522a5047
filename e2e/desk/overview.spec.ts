import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { ADMIN, expectSignedIn, openSession, PASSWORD, signIn, test as base } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, expectAccessible, open, ownShop } from '../support/test'

/** A shop of its own, so that no other test adds to its figures. */
const test = base.extend<object, { shop: Shop }>({
  shop: ownShop(),
})

const headers = { authorization: `Bearer ${SERVER_SECRET}` }
const first = { id: 'tarkov-stille-sohle' }
const second = { id: 'beat-saber-taktgeber' }
const NOTHING = 'Nichts wartet auf Sie.'

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
  test('shows pending tasks and today’s sales live', async ({ page, shop, request }) => {
    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin')
    await expect(page).toHaveTitle('Verwaltung – Überblick – Spielklang')
    await expect(page.getByText(NOTHING)).toBeVisible()
    await expect(page.getByText('Heute noch kein Verkauf.')).toBeVisible()
    await expect(page.getByText('In den zwei Wochen davor ist nichts gezählt.')).toBeVisible()

    const transfer = await buy(request, shop, [first.id, second.id], { cookie: 'affiliate=NOVA10' })
    const awaited = page.getByRole('link', { name: 'Eine Bestellung wartet auf ihre Überweisung.' })
    await expect(awaited).toHaveAttribute('href', /stand=offen/)
    await shop.confirm(transfer)
    await expect(page.getByText(NOTHING)).toBeVisible()
    await expect(page.getByText(/^Heute bisher ein Verkauf, 11,80\s€ Umsatz\.$/)).toBeVisible()
    const card = await buy(request, shop, [first.id], { paymentMethod: 'stripe' })
    await payByCard(shop, card)
    await expect(page.getByText(/^Heute bisher 2 Verkäufe, 19,70\s€ Umsatz\.$/)).toBeVisible()
    await expect.poll(() => shop.audit()).toEqual([])
  })

  test('compares the week with the one before, in words and as a sparkline', async ({ page, shop }) => {
    const day = (ago: number) => dayOf(Date.now() - ago * 86_400_000)
    const counts = [5, 4, 3, 4, 5, 6, 7, 2, 2, 2, 2, 2, 2, 2]
    const visits = counts.map((count, index) => [`visits/${day(index + 1)}/visits`, count])
    await shop.write(Object.fromEntries(visits))
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin')
    const week = page.getByRole('region', { name: 'Die Woche' })
    await expect(week.getByRole('listitem')).toHaveText([/^34 Besuche20 mehr als in der Woche davor$/])
    await expect(week.getByRole('img')).toHaveAccessibleName(
      'Besuche an diesen sieben Tagen: 7; 6; 5; 4; 3; 4; 5. In der Woche davor: 2; 2; 2; 2; 2; 2; 2.',
    )
    await week.getByRole('link', { name: 'Alle Zahlen' }).click()
    await expect(page).toHaveURL('/admin/auswertung')
  })

  test('links to pending tasks, and is accessible on a small screen', async ({ page, shop, request }) => {
    await request.post(`${shop.origin}/api/withdrawals`, {
      data: { name: 'Erika Muster', reference: 'Taktgeber', email: 'erika@example.com' },
      headers: { origin: shop.origin, 'Idempotency-Key': randomUUID() },
    })
    await openSession(page.request, shop, ADMIN)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await open(page, '/admin')
      const sentence = page.getByRole('link', { name: 'Ein Widerruf ist zu entscheiden.' })
      await expect(sentence).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)
      await sentence.click()
      await expect(page).toHaveURL('/admin/widerrufe')
      await expect(page.getByRole('article', { name: 'Erika Muster' })).toBeVisible()
    }
  })
})
