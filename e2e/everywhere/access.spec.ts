import type { APIRequest, APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { samplePayout, samplePayoutAdded } from '@/lib/payment/payouts/testing/sample-payout'
import { readAccessTable } from '@/dev/markdown-tables'
import { ACCOUNTING, ADMIN, CUSTOMER, openSession, PARTNER, SUPPORT } from '../support/accounts'
import { mailOf, report } from '../pages/open-screen'
import { placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, test } from '../support/test'

const everybody = ['anonymous', 'customer', 'partner', 'support', 'accounting', 'admin'] as const
type Visitor = (typeof everybody)[number]

/** The account behind each column of the table. The customer placed the order. */
const meant: Record<string, readonly Visitor[]> = {
  everybody,
  'signed in': ['customer', 'partner', 'support', 'accounting', 'admin'],
  buyer: ['customer'],
  partner: ['partner'],
  desk: ['support', 'accounting', 'admin'],
  'order reader': ['support', 'accounting', 'admin'],
  support: ['support', 'admin'],
  accounting: ['accounting', 'admin'],
  admin: ['admin'],
}
/** Answers of open pages other than 200: these shops have an admin. */
const answered: Record<string, number> = { '/einrichten': 410 }
/** Texts that must not be visible without access. */
const secrets = /NOVA10|SK-|Turbo-Modus|Letzte Verkäufe|kund(?:e|in)@/

interface Visits {
  visitors: Record<Visitor, APIRequestContext>
  /** Values of an address's parameters. */
  segments: Record<string, string>
}

async function openVisits(shop: Shop, requests: APIRequest): Promise<Visits> {
  const visit = async (email?: string) => {
    const request = await requests.newContext({ baseURL: shop.origin })
    if (email !== undefined) await openSession(request, shop, email)
    return request
  }
  const customer = await visit(CUSTOMER)
  const { orderId } = await placeOrder(customer, shop.origin)
  const suggested = await customer.post('/api/suggestions', {
    data: { game: 'Elden Ring' },
    headers: { origin: shop.origin },
  })
  const { id: suggestionId } = z.object({ id: z.string() }).parse(await suggested.json())
  await shop.write(samplePayoutAdded())
  return {
    visitors: {
      anonymous: await visit(),
      customer,
      partner: await visit(PARTNER),
      support: await visit(SUPPORT),
      accounting: await visit(ACCOUNTING),
      admin: await visit(ADMIN),
    },
    segments: {
      '[orderId]': orderId,
      '[customerKey]': orderId,
      '[slug]': 'tarkov-stille-sohle',
      '[uid]': 'sample-partner-nova',
      '[id]': 'tarkov-stille-sohle',
      '[suggestionId]': suggestionId,
      '[reportId]': `${await report(shop, customer)}?als=behalten`,
      '[mailId]': await mailOf(shop, orderId),
      '[payoutId]': samplePayout.id,
      '[headsetId]': 'hyperx-cloud-ii',
      '[bundleId]': 'alle-presets',
      '[code]': 'NOVA10',
      '[stand]': 'offen',
    },
  }
}

test('each page opens only for the roles in docs/access.md', async ({ shop, playwright }) => {
  test.slow()
  const { visitors, segments } = await openVisits(shop, playwright.request)
  for (const [page, { who, anonymous, signedIn }] of readAccessTable()) {
    if (!page.startsWith('/')) continue
    const address = page.replaceAll(/\[\w+\]/g, (segment) => segments[segment] ?? segment)
    for (const visitor of everybody) {
      const look = `${page} for ${visitor}`
      const answer = await visitors[visitor].get(address)
      const isMeant = meant[who]?.includes(visitor)
      const refusal = visitor === 'anonymous' ? anonymous : signedIn
      expect.soft(answer.status(), look).toBe(isMeant ? (answered[page] ?? 200) : refusal)
      if (isMeant) continue
      // Customers may see their own e-mail address.
      const html = (await answer.text()).replaceAll(visitor === 'customer' ? CUSTOMER : '\0', '')
      expect.soft(html, look).not.toMatch(secrets)
      if (refusal !== 200) expect.soft(html, look).toContain('<meta name="robots" content="noindex"/>')
    }
  }
})
