import { Shop } from '../support/shop'
import { expect, test as base } from '../support/test'

/** A shop of its own, whose database can be killed without harm to other tests. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe('store', () => {
  test('the last known settings apply while it is unavailable, and are live again afterwards', async ({
    page,
    shop,
    request,
  }) => {
    const health = async () => (await request.get(`${shop.origin}/api/health`)).status()
    await page.goto('/presets')
    await expect.poll(health).toBe(200)
    await shop.killDatabase()
    await expect.poll(health, { timeout: 20_000 }).toBe(503)
    expect((await page.reload())?.status()).toBe(200)
    const voting = await request.get(`${shop.origin}/abstimmen`)
    expect([voting.status(), voting.headers()['retry-after']]).toEqual([503, '5'])
    await expect(page.getByRole('heading', { name: 'Wartungsmodus' })).toHaveCount(0)
    await shop.openDatabase()
    await expect.poll(health, { timeout: 30_000 }).toBe(200)
    await shop.write({ 'settings/maintenance': true })
    await expect(page.getByRole('heading', { name: 'Wartungsmodus' })).toBeVisible()
    await shop.write({ 'settings/maintenance': false })
    await expect(page.getByRole('heading', { name: 'Wartungsmodus' })).toHaveCount(0)
  })

  test('the shop is locked if it is unavailable at startup, until it is back', async ({ shop, request }) => {
    const status = async (path: string) => (await request.get(`${shop.origin}${path}`)).status()
    await shop.closeServer()
    await shop.killDatabase()
    await shop.openServer()
    expect(await status('/presets')).toBe(503)
    expect(await status('/api/health')).toBe(503)
    expect(await status('/api/orders/order_1?token=x')).toBe(503)
    await shop.openDatabase()
    await expect.poll(() => status('/presets'), { timeout: 30_000 }).toBe(200)
  })
})
