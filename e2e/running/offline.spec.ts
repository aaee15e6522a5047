import { z } from 'zod'
import { fillForm } from '../pages/buy'
import { keptNote, offlineHeading, OTHER, PRODUCT, test, whenKept } from '../pages/offline-page'
import { expect, expectAccessible, open } from '../support/test'

const pictures = z.array(z.object({ src: z.string() }).transform(({ src }) => src))
const manifestSchema = z.object({
  icons: pictures,
  screenshots: pictures,
  shortcuts: z.array(z.object({ url: z.string() }).transform(({ url }) => url)),
})

test.describe('offline', () => {
  test(
    'start, catalogue and visited presets are available, and say that they may be outdated',
    { tag: '@journey' },
    async ({ page, context }) => {
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
      // Without data for client-side navigation, the browser loads the document.
      await page
        .getByRole('link', { name: /Stille Sohle/ })
        .first()
        .click()
      await expect(page).toHaveURL(PRODUCT)
      await expect(keptNote(page)).toBeVisible()

      await context.setOffline(false)
      await expect(keptNote(page)).toBeHidden()
    },
  )

  test('other pages are not available, and the offline page lists those that are', async ({
    page,
    context,
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
  })

  test('a price that has changed meanwhile is up to date at the checkout', async ({
    page,
    context,
    request,
    shop,
  }) => {
    await open(page, OTHER)
    await whenKept(page, OTHER)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    const path = 'presets/beat-saber-taktgeber/published/price'
    const before = await shop.data(path)
    await shop.write({ [path]: 9876 })
    try {
      await expect.poll(async () => (await request.get(OTHER)).text()).toContain('98,76')
      await page.goto('/kasse')
      await expect(offlineHeading(page)).toBeVisible()
      await context.setOffline(false)
      await fillForm(page, 'offline-preis@example.com', 'Überweisung (Vorkasse)')
      await expect(page.getByText(/98,76/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page).toHaveURL(/\/bestellung\/order_/)
      await expect(page.getByText(/98,76/).first()).toBeVisible()
    } finally {
      await shop.write({ [path]: before })
    }
  })
})

test('the shop can be installed as an app', async ({ page, context }) => {
  await open(page, '/')
  const browser = await context.newCDPSession(page)
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { screenshots, shortcuts, icons } = manifestSchema.parse(JSON.parse(data))
  for (const address of [...screenshots, ...shortcuts, ...icons])
    expect((await page.request.get(address)).status(), address).toBe(200)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Test browsers have no profile to keep it in.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
