import { randomUUID } from 'node:crypto'
import type {
  APIRequest,
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test'
import { z } from 'zod'
import { samplePayout, samplePayoutAdded } from '@/lib/payment/payouts/testing/sample-payout'
import { ACCOUNTING, ADMIN, CUSTOMER, openSession, PARTNER, SUPPORT } from '../support/accounts'
import { orderBody, placeOrder } from './place-order'
import type { Screen, Viewer } from './seen-by'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { open, whenIdle } from '../support/test'

const CART = ['tarkov-stille-sohle', 'cs2-schrittklar', 'witcher-lagerfeuer', 'acc-kurvengrip']
/** Clicks by bots do not count. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const PATIENCE_MS = 20_000
const WINDOW = { width: 1280, height: 720 }

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** A shop with something to show on every screen. */
export interface PreparedShop {
  origin: string
  sessions: Record<Viewer, Session>
  /** Values for the placeholders in brackets. */
  segments: Record<string, string>
}

/** Signs in every viewer and places an order in each state; the paid one is a sale of the sample partner. */
export async function prepareScreens(shop: Shop, requests: APIRequest): Promise<PreparedShop> {
  const { origin } = shop
  const signIn = async (email: string) => {
    const request = await requests.newContext()
    await openSession(request, shop, email)
    return request.storageState()
  }
  const customer = await signIn(CUSTOMER)
  const request = await requests.newContext({ storageState: customer, userAgent: USER_AGENT })
  const post = (path: string, data: object, headers: Record<string, string> = { origin }) =>
    request.post(origin + path, { data, headers })
  const click = await post('/api/affiliate/clicks', { code: 'NOVA10', originalUrl: `${origin}/?ref=NOVA10` })
  const { trackingId } = z.object({ trackingId: z.string() }).parse(await click.json())
  const items = CART.map((id) => ({ id }))
  const place = (method = 'vorkasse') =>
    placeOrder(request, origin, { body: { ...orderBody, items, trackingId, paymentMethod: method } })
  const move = ({ orderId }: { orderId: string }, action: 'confirm' | 'cancel') =>
    post(`/api/admin/orders/${orderId}/${action}`, {}, { authorization: `Bearer ${SERVER_SECRET}` })
  const [open, paid, cancelled] = [await place(), await place(), await place()]
  const [payable, refunded] = [await place('stripe'), await place()]
  for (const order of [paid, refunded]) await move(order, 'confirm')
  await move(cancelled, 'cancel')
  await giveBack(shop, refunded.orderId)
  await withdraw(shop, request, paid.orderId)
  const suggestionId = await suggest(shop, request)
  const reportId = await report(shop, request)
  await rate(shop, request, paid.orderId)
  const mailId = await mailOf(shop, paid.orderId)
  await shop.write(samplePayoutAdded())
  const segment = ({ orderId, accessToken }: typeof open) => `${orderId}?token=${accessToken}`
  return {
    origin,
    sessions: {
      visitor: { cookies: [], origins: [] },
      buyer: keeping(origin, 'cart', cartOf(CART)),
      referred: keeping(origin, 'affiliateConsent', 'granted'),
      customer,
      partner: await signIn(PARTNER),
      support: await signIn(SUPPORT),
      accounting: await signIn(ACCOUNTING),
      admin: await signIn(ADMIN),
    },
    segments: {
      '[open]': segment(open),
      '[payable]': segment(payable),
      '[paid]': segment(paid),
      '[suggestionId]': suggestionId,
      '[reportId]': reportId,
      '[mailId]': mailId,
      '[payoutId]': samplePayout.id,
      '[paidId]': paid.orderId,
      '[paidToken]': paid.accessToken,
      '[refunded]': segment(refunded),
      '[refundedId]': refunded.orderId,
      '[cancelled]': segment(cancelled),
    },
  }
}

const keeping = (origin: string, name: string, value: string): Session => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name, value }] }],
})

async function suggest({ origin }: Shop, request: APIRequestContext): Promise<string> {
  const answer = await request.post(`${origin}/api/suggestions`, {
    data: { game: 'Elden Ring' },
    headers: { origin },
  })
  return z.object({ id: z.string() }).parse(await answer.json()).id
}

/** Reports a rating as unlawful; returns the report's id. */
export async function report(shop: Shop, request: APIRequestContext): Promise<string> {
  const data = { place: '/presets', reason: 'Beleidigung', name: '', email: '', goodFaith: true }
  const headers = { origin: shop.origin, 'Idempotency-Key': randomUUID() }
  await request.post(`${shop.origin}/api/reports`, { data, headers })
  const [id = ''] = Object.keys(z.record(z.string(), z.unknown()).parse(await shop.data('reports')))
  return id
}

/** The id of a mail about an order. */
export async function mailOf(shop: Shop, orderId: string): Promise<string> {
  const mails = z
    .record(z.string(), z.object({ orderId: z.string().optional() }))
    .parse(await shop.data('mails'))
  const [id = ''] = Object.entries(mails).find(([, mail]) => mail.orderId === orderId) ?? []
  return id
}

/** Declares a withdrawal from an order, and one that matches none. */
async function withdraw(shop: Shop, request: APIRequestContext, orderId: string): Promise<void> {
  for (const reference of [await shop.data(`orders/${orderId}/reference`), 'Taktgeber, bestellt im Mai']) {
    const data = { name: 'Erika Muster', reference, email: orderBody.email, text: 'Mit freundlichen Grüßen' }
    const headers = { origin: shop.origin, 'Idempotency-Key': randomUUID() }
    await request.post(`${shop.origin}/api/withdrawals`, { data, headers })
  }
}

/** Rates two presets of an order; the second rating is hidden. */
async function rate({ origin }: Shop, request: APIRequestContext, orderId: string): Promise<void> {
  const said = { stars: 4, text: 'Schritte höre ich jetzt früher.', name: 'Kim' }
  for (const preset of CART.slice(0, 2))
    await request.put(`${origin}/api/orders/${orderId}/ratings/${preset}`, {
      data: said,
      headers: { origin },
    })
  const shown = await request.get(`${origin}/api/presets/${CART[1]}/ratings`)
  const { ratings } = z.object({ ratings: z.array(z.object({ id: z.string() })) }).parse(await shown.json())
  const headers = { authorization: `Bearer ${SERVER_SECRET}` }
  for (const { id } of ratings)
    await request.post(`${origin}/api/admin/ratings/${id}/hide`, { data: { reason: 'Werbung' }, headers })
}

/** Refunds the first preset of an order that was paid by transfer. */
async function giveBack(shop: Shop, orderId: string): Promise<void> {
  await shop.command(
    'commands/orders.ts',
    'refund',
    ...[orderId, '--items', CART[0] ?? '', '--iban', 'DE89370400440532013000'],
  )
  const refunds = z.record(z.string(), z.unknown()).parse(await shop.data(`orders/${orderId}/refunds`))
  await shop.command('commands/orders.ts', 'sent', orderId, ...Object.keys(refunds))
}

/** A cart as the browser keeps it; names and prices are corrected when it is shown. */
const cartOf = (ids: readonly string[]) => JSON.stringify(ids.map((id) => ({ id, name: id, price: 490 })))

/** A page in a new browser context. Using one page for many screens halves the cost, because its scripts stay compiled. */
export async function newScreenPage(
  browser: Browser,
  { origin }: PreparedShop,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context.newPage()
}

/** Leaves the current screen, so that none of its state is kept and it writes nothing more. */
export async function leaveScreen(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
}

/** Shows a screen as its viewer sees it, on an empty page, and waits until nothing moves. */
export async function openScreen(
  page: Page,
  { sessions, segments }: PreparedShop,
  { viewer, address, act }: Screen,
): Promise<void> {
  await page.context().setStorageState(sessions[viewer])
  await page.setViewportSize(WINDOW)
  await open(
    page,
    address.replaceAll(/\[\w+\]/g, (word) => segments[word] ?? word),
  )
  await act?.(page)
  // Includes parts out of view.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(() => document.fonts.ready)
  await whenIdle(page)
}

/** Locks or unlocks the shop and waits until its server knows. */
export async function setLocked(shop: Shop, isLocked: boolean): Promise<void> {
  await shop.write({ 'settings/maintenance': isLocked })
  const isDone = async () => ((await fetch(shop.origin)).status === 503) === isLocked
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50))
}
