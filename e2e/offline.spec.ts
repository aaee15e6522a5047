import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { CUSTOMER, expectSignedIn, signIn, signOut, test } from './accounts'
import { fillForm } from './fill-checkout'
import { setMaintenance } from './maintenance-shop'
import { orderBody, placeOrder } from './place-order'
import { expect, expectAccessible, open, whenIdle } from './test'
import { TwoVersions } from './two-versions'

const PRODUCT = '/presets/tarkov-stille-sohle'
const OTHER = '/presets/beat-saber-taktgeber'

const pictures = z.array(z.object({ src: z.string() }).transform(({ src }) => src))
const manifestSchema = z.object({
  icons: pictures,
  screenshots: pictures,
  shortcuts: z.array(z.object({ url: z.string() }).transform(({ url }) => url)),
})

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sie sind offline' })
const keptNote = (page: Page) => page.getByText(/^Sie sind offline\. Diese Seite ist so/)

/** Waits until the device has kept what these addresses lead to. */
const whenKept = (page: Page, ...names: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (all) => {
        const found = await Promise.all(all.map((name) => caches.match(name)))
        return all.filter((_, index) => !found[index])
      }, names),
    )
    .toEqual([])

const whenForgotten = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), name)).toBe(false)

/** What a browser says in its console that asks in vain. */
function forgive(errors: string[]): void {
  expect(
    errors.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/.test(text)),
  ).toEqual([])
}

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('start, presets and what was seen are at hand, and say that they may be old', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await open(page, PRODUCT)
    await whenKept(page, '/', '/presets', '/offline', PRODUCT)
    await expect(keptNote(page)).toBeHidden()
    await context.setOffline(true)
    await page.reload()
    await expect(keptNote(page)).toContainText('Preise können inzwischen andere sein')
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/')
    await expect(keptNote(page)).toBeVisible()
    await page.goto('/presets?suche=tarkov')
    await expect(keptNote(page)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('tarkov')
    // Without data for the page, the browser loads the whole.
    await page
      .getByRole('link', { name: /Stille Sohle/ })
      .first()
      .click()
    await expect(page).toHaveURL(PRODUCT)
    await expect(keptNote(page)).toBeVisible()

    await context.setOffline(false)
    await expect(keptNote(page)).toBeHidden()
    forgive(consoleErrors)
  })

  test('nothing else is, and the page that says so knows what is', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await open(page, PRODUCT)
    await whenKept(page, PRODUCT)
    for (const address of ['/warenkorb', '/kasse', '/anmelden', '/partner', '/hilfe'])
      await page.goto(address)
    await context.setOffline(true)
    for (const address of [
      OTHER,
      '/warenkorb',
      '/kasse',
      '/konto',
      '/admin',
      '/partner',
      '/anmelden',
      '/hilfe',
    ]) {
      await page.goto(address)
      await expect(offlineHeading(page), address).toBeVisible()
      await expect(page).toHaveURL(address)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).press('Enter')
    await expect(offlineHeading(page)).toBeVisible()
    const atHand = page.getByRole('region', { name: 'Auf diesem Gerät liegen' })
    await atHand.getByRole('link', { name: /Stille Sohle/ }).click()
    await expect(page).toHaveURL(PRODUCT)
    await expect(keptNote(page)).toBeVisible()

    await page.goto('/hilfe')
    await expect(offlineHeading(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe und Kontakt' })).toBeVisible()
    forgive(consoleErrors)
  })

  test('a bought preset is there with its files once one was loaded, until its buyer signs out', async ({
    page,
    context,
    shop,
    consoleErrors,
  }) => {
    await signIn(page, CUSTOMER)
    await expectSignedIn(page)
    const body = { ...orderBody, email: CUSTOMER }
    const { orderId } = await placeOrder(page.request, shop.origin, { body })
    const address = `/bestellung/${orderId}`
    await open(page, address)
    await shop.command('commands/orders.ts', 'confirm', orderId)
    // It opens by itself, and is kept then.
    const zip = page.getByRole('link', { name: 'Alles als ZIP herunterladen' })
    await expect(zip).toBeVisible()
    await whenKept(page, address)
    const file = `/api/orders/${orderId}/files/tarkov-stille-sohle/`
    expect(
      await page.evaluate(async (name) => Boolean(await caches.match(name)), `${file}equalizer-apo.txt`),
    ).toBe(false)
    const load = async (name: RegExp | string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name }).click(),
      ])
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
    }
    const loaded = await load('Alles als ZIP herunterladen')
    await whenKept(page, `${file}alles.zip`, `${file}equalizer-apo.txt`)
    const downloads = await shop.data(`orders/${orderId}/downloads`)
    expect(downloads).toEqual({ 'tarkov-stille-sohle': { alles_zip: expect.objectContaining({ count: 1 }) } })

    await context.setOffline(true)
    await page.goto('/konto')
    await page.getByRole('link', { name: /^Bestellung SK-/ }).click()
    await expect(keptNote(page)).toBeVisible()
    expect(await load('Alles als ZIP herunterladen')).toEqual(loaded)
    expect((await load(/equalizer-apo\.txt/)).content.toString()).toContain('Preamp')
    await context.setOffline(false)
    expect(await shop.data(`orders/${orderId}/downloads`)).toEqual(downloads)

    await page.goto('/konto')
    await signOut(page)
    await context.setOffline(true)
    await page.goto(address)
    await expect(offlineHeading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Bestellung SK-/ })).toHaveCount(0)
    await page.goto('/presets')
    await expect(keptNote(page)).toBeVisible()
    await context.setOffline(false)
    forgive(consoleErrors)
  })

  test('an order of a guest is at hand by its whole address alone, and goes when that is asked for', async ({
    page,
    context,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.command('commands/orders.ts', 'confirm', orderId)
    const address = `/bestellung/${orderId}?token=${accessToken}`
    await open(page, address)
    await whenKept(page, address)
    await context.setOffline(true)
    await page.goto(`/bestellung/${orderId}`)
    await expect(offlineHeading(page)).toBeVisible()
    await page.goto(address)
    await expect(keptNote(page)).toBeVisible()
    await context.setOffline(false)
    await open(page, '/datenschutz')
    await page.getByRole('button', { name: 'Gespeicherte Seiten und Dateien löschen' }).click()
    await expect(page.getByText('liegen keine Seiten und Dateien des Shops mehr')).toBeVisible()
    await context.setOffline(true)
    await expect(page.goto(address)).rejects.toThrow('ERR')
    await context.setOffline(false)
    forgive(consoleErrors)
  })

  test('a shop that was locked when it was last heard of shows nothing but what was bought', async ({
    page,
    context,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.command('commands/orders.ts', 'confirm', orderId)
    const order = `/bestellung/${orderId}?token=${accessToken}`
    await open(page, order)
    await whenKept(page, order)
    await open(page, PRODUCT)
    await whenKept(page, PRODUCT)
    const locked = page.getByRole('heading', { name: 'Wartungsmodus' })
    const isRemembered = (value: boolean) =>
      expect
        .poll(() => page.evaluate(async () => (await (await caches.open('memory')).match('/memory'))?.json()))
        .toMatchObject({ locked: value })
    try {
      await setMaintenance(shop, true)
      // Told by the stream of live values alone: no page was asked for.
      await expect(locked).toBeVisible()
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
      await expect(locked).toBeVisible()
    } finally {
      await setMaintenance(shop, false)
    }
    await expect(page.getByRole('searchbox')).toBeVisible()
    await isRemembered(false)
    await context.setOffline(true)
    await page.goto(PRODUCT)
    await expect(keptNote(page)).toBeVisible()
    await context.setOffline(false)
    forgive(consoleErrors)
  })

  test('a price that has changed meanwhile is the new one at the checkout', async ({
    page,
    context,
    shop,
    consoleErrors,
  }) => {
    await open(page, OTHER)
    await whenKept(page, OTHER)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    const path = 'presets/beat-saber-taktgeber/published/price'
    const before = await shop.data(path)
    await shop.command('commands/data.ts', 'set', path, '9876')
    try {
      await page.goto('/kasse')
      await expect(offlineHeading(page)).toBeVisible()
      await context.setOffline(false)
      await fillForm(page, 'offline-preis@example.com', 'Überweisung (Vorkasse)')
      await expect(page.getByText(/98,76/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page).toHaveURL(/\/bestellung\/order_/)
      await expect(page.getByText(/98,76/).first()).toBeVisible()
    } finally {
      await shop.command('commands/data.ts', 'set', path, String(before))
    }
    forgive(consoleErrors)
  })

  test('the worker of another version takes over, and no page is of both', async ({
    page,
    context,
    shop,
    consoleErrors,
  }) => {
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
    await context.setOffline(false)
    await versions.close()
    forgive(consoleErrors)
  })

  test('a device that is full keeps nothing more, and nobody notices', async ({
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
    await context.setOffline(false)
    forgive(consoleErrors)
  })

  test('the shop can be installed', async ({ page, context }) => {
    await open(page, '/')
    const browser = await context.newCDPSession(page)
    const { errors, data = '' } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { screenshots, shortcuts, icons } = manifestSchema.parse(JSON.parse(data))
    for (const address of [...screenshots, ...shortcuts, ...icons])
      expect((await page.request.get(address)).status(), address).toBe(200)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Test browsers have no profile of their own.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )
  })
})
