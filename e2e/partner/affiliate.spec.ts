import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, test } from '../support/test'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const counters = z.object({
  totalClicks: z.number().default(0),
  uniqueClicks: z.number().default(0),
  totalSales: z.number().default(0),
  totalEarnings: z.number().default(0),
})
const recordSchema = z.object({ affiliateCode: z.string(), trackingId: z.string(), timestamp: z.number() })

const countersOf = async (shop: Shop, uid: string) => counters.parse(await shop.data(`affiliateUsers/${uid}`))

function postClick(
  request: APIRequestContext,
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return request.post(`${origin}/api/affiliate/clicks`, {
    data: body,
    headers: { origin, 'user-agent': CHROME, ...headers },
  })
}

test.describe('affiliate', () => {
  test(
    'a sale after a visit through a link is credited to the partner exactly once',
    { tag: '@journey' },
    async ({ page, shop, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const before = await countersOf(shop, 'sample-partner-nova')
      // In a lower window the card would lie over the strengths, and steps aside.
      await page.setViewportSize({ width: 1280, height: 1200 })
      await page.goto('/presets/tarkov-stille-sohle?ref=NOVA10')
      const banner = page.getByRole('complementary', { name: 'Woher du kommst' })
      // The code, until the partner has given a name.
      await expect(banner).toContainText(/Du kommst von N(?:ova|OVA10) ♥/)
      await banner.getByRole('button', { name: 'Kopieren' }).click()
      await expect(banner.getByRole('status')).toHaveText('✓ Link kopiert!')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.origin}/?ref=NOVA10`)
      await expect(banner.getByRole('status')).toHaveText('')

      await page.reload()
      await expect(banner).toBeVisible()
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await page.goto('/kasse')
      await page.getByLabel('E-Mail-Adresse').fill('freundin@example.com')
      await page.getByLabel('Überweisung (Vorkasse)').check()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page).toHaveURL(/bestellung/)
      const reference = await page.getByText(/^SK-/).first().innerText()
      await shop.command('commands/orders.ts', 'confirm', reference)
      await shop.command('commands/orders.ts', 'confirm', reference)

      const after = await countersOf(shop, 'sample-partner-nova')
      expect(after.totalClicks - before.totalClicks).toBe(1)
      expect(after.totalSales - before.totalSales).toBe(1)
      expect(after.totalEarnings - before.totalEarnings).toBeGreaterThan(0)
    },
  )

  test(
    'an order from another tab without the link is attributed by the cookie',
    { tag: '@journey' },
    async ({ page, shop, context }) => {
      await page.goto('/?ref=pixel')
      await expect(page.getByText('10 % Rabatt von pixel ♥')).toBeVisible()
      const cookie = (await context.cookies()).find(({ name }) => name === 'affiliate')
      expect(cookie).toMatchObject({ value: 'pixel', httpOnly: true, sameSite: 'Lax' })
      const other = await context.newPage()
      await other.goto('/presets/tarkov-stille-sohle')
      await expect(other.getByText(/♥$/)).toHaveCount(0)
      const { orderId } = await placeOrder(context.request, shop.origin)
      expect(await shop.data(`orders/${orderId}/attribution`)).toEqual({
        affiliateUid: 'sample-partner-pixel',
        trackingCode: 'pixel',
        by: 'link',
      })
    },
  )

  test('an order is converted only once, despite repeated and concurrent confirmations', async ({
    shop,
    request,
  }) => {
    const before = await countersOf(shop, 'sample-partner-nova')
    const click = await postClick(request, shop.origin, {
      code: 'NOVA10',
      originalUrl: `${shop.origin}/?ref=NOVA10`,
    })
    const { trackingId } = recordSchema.parse(await click.json())
    const order = await placeOrder(request, shop.origin, { body: { ...orderBody, trackingId } })
    const convert = () =>
      request.post(`${shop.origin}/api/affiliate/conversions`, {
        data: { orderId: order.orderId },
        headers: { authorization: `Bearer ${SERVER_SECRET}` },
      })
    // A second process confirms, beside the shop that converts.
    const confirmOften = () => Promise.all(Array.from({ length: 50 }, () => shop.confirm(order.orderId)))
    const storm = () => Promise.all([confirmOften(), ...Array.from({ length: 50 }, convert)])
    await storm()
    await shop.restart()
    const [, ...answers] = await storm()
    const sales = await Promise.all(
      answers.map(async (answer) => z.object({ id: z.string() }).parse(await answer.json())),
    )
    expect(new Set(sales.map(({ id }) => id)).size).toBe(1)

    const after = await countersOf(shop, 'sample-partner-nova')
    expect(after.totalSales - before.totalSales).toBe(1)
    expect(after.totalEarnings - before.totalEarnings).toBe(Math.round(order.total / 10))
    expect(await shop.data(`affiliateClicks/${trackingId}`)).toMatchObject({
      converted: true,
      saleId: sales[0]?.id,
    })
  })

  test('an address with several codes counts for the first `ref`', async ({ page, shop }) => {
    await page.goto('/?ref=pixel&ref=NOVA10&affiliate=pause')
    await expect(page.getByRole('complementary', { name: 'Woher du kommst' })).toContainText('pixel')
    expect((await shop.data('affiliateUsers/sample-partner-rest')) ?? {}).not.toHaveProperty('totalClicks')
  })
})
