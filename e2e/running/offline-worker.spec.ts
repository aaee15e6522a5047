import { heading, setMaintenance } from '../pages/maintenance-shop'
import {
  keepPaidOrder,
  keptNote,
  offlineHeading,
  OTHER,
  PRODUCT,
  test,
  whenForgotten,
  whenKept,
} from '../pages/offline-page'
import { expect, open, whenIdle } from '../support/test'
import { TwoVersions } from '../support/two-versions'

test.describe('the service worker', () => {
  test('shows only bought orders if the shop was locked when last online', async ({
    page,
    context,
    shop,
    request,
  }) => {
    const { address: order } = await keepPaidOrder(page, request, shop)
    await open(page, PRODUCT)
    await whenKept(page, PRODUCT)
    const isRemembered = (value: boolean) =>
      expect
        .poll(() => page.evaluate(async () => (await (await caches.open('memory')).match('/memory'))?.json()))
        .toMatchObject({ locked: value })
    try {
      await setMaintenance(shop, true)
      // Known from the stream alone: no page was requested.
      await expect(heading(page)).toBeVisible()
      await isRemembered(true)
      await context.setOffline(true)
      for (const address of ['/', '/presets', PRODUCT]) {
        await page.goto(address)
        await expect(offlineHeading(page), address).toBeVisible()
        await expect(page.getByRole('link', { name: /Stille Sohle/ })).toHaveCount(0)
      }
      await page.goto(order)
      await expect(keptNote(page)).toBeVisible()
      await context.setOffline(false)
      expect((await page.goto('/presets'))?.status()).toBe(503)
      await expect(heading(page)).toBeVisible()
    } finally {
      await setMaintenance(shop, false)
    }
    await expect(page.getByRole('searchbox')).toBeVisible()
    await isRemembered(false)
    await context.setOffline(true)
    await page.goto(PRODUCT)
    await expect(keptNote(page)).toBeVisible()
  })

  test('hands over to a new version, and no page mixes both', async ({ page, context, shop }) => {
    const versions = await TwoVersions.before(shop.origin)
    await page.goto(versions.origin + PRODUCT)
    await whenKept(page, '/', PRODUCT)
    versions.update()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const places = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop-')))
    await expect.poll(places).toEqual([expect.stringMatching(/-second$/)])
    await whenForgotten(page, PRODUCT)
    await context.setOffline(true)
    for (const address of ['/', '/presets']) {
      await page.goto(versions.origin + address)
      await expect(page).toHaveTitle(/\(2\)$/)
      await expect(keptNote(page)).toBeVisible()
      const files = await page.evaluate(() =>
        [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map((tag) => tag.outerHTML),
      )
      expect(files.length).toBeGreaterThan(3)
      expect(files.filter((tag) => !tag.includes('?version=2'))).toEqual([])
    }
    await versions.close()
  })

  test('stores nothing more on a full device, without an error', async ({
    page,
    context,
    shop,
    consoleErrors,
  }) => {
    await open(page, PRODUCT)
    await whenKept(page, PRODUCT)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: shop.origin, quotaSize: 1 })
    await open(page, OTHER)
    await whenIdle(page)
    expect(consoleErrors).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(offlineHeading(page)).toBeVisible()
    await page.goto(PRODUCT)
    await expect(keptNote(page)).toBeVisible()
  })
})
