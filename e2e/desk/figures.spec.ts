import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { ADMIN, openSession, test as base } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, Shop, type ShopOptions } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

/** A shop of its own, so that no other test adds to its figures. */
const test = base.extend<object, ShopOptions & { shop: Shop }>({
  shop: [
    async ({ engine }, use) => {
      const settings = { DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003', DATEV_CHART: 'SKR04' }
      const shop = await Shop.start({ engine, settings })
      await use(shop)
      await expect.poll(() => shop.audit()).toEqual([])
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const headers = { authorization: `Bearer ${SERVER_SECRET}` }
const FIGURES = '/admin/auswertung'
/** The tests' own user agent is that of a program, whose visits are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

const rowOf = (page: Page, table: string | RegExp, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')

/** Comes from another website, puts a preset into the cart and goes on to the checkout. */
async function visit(browser: Browser, shop: Shop): Promise<string[]> {
  const context = await browser.newContext({ userAgent, baseURL: shop.origin })
  const page = await context.newPage()
  await page.goto('/presets/tarkov-stille-sohle', { referer: 'https://www.youtube.com/' })
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible()
  const cookies = await context.cookies()
  await context.close()
  return cookies.map(({ name }) => name)
}

test.describe('the figures', () => {
  test('count each step from the visit to the paid order, without a cookie', async ({
    page,
    shop,
    request,
    browser,
  }) => {
    expect(await visit(browser, shop)).toEqual([])
    const { orderId } = await placeOrder(request, shop.origin, {
      body: { ...orderBody, items: [{ id: 'tarkov-stille-sohle' }] },
      headers: { ...headers, cookie: 'affiliate=NOVA10' },
    })
    await shop.confirm(orderId)
    await openSession(page.request, shop, ADMIN)
    await open(page, FIGURES)
    await page.getByText('Dieselben Schritte als Tabelle').click()
    const steps = ['Besuche', 'Warenkörbe', 'Kasse geöffnet', 'Bestellungen', 'Bezahlt']
    // Counts are written every few seconds.
    await expect(async () => {
      await page.reload()
      await page.getByText('Dieselben Schritte als Tabelle').click()
      for (const step of steps)
        await expect(rowOf(page, 'Schritt für Schritt', step).first()).toHaveText('1', { timeout: 100 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('img', { name: /^Balken: Besuche 1, Warenkörbe 1,/ })).toBeVisible()
    await expect(rowOf(page, 'Nach Herkunft', 'youtube.com')).toHaveText([/^1/])
    await expect(rowOf(page, 'Nach Partner', 'NOVA10')).toHaveText([/^1/, /^1/, /^7,90/])
    await expect(rowOf(page, 'Nach Seite', 'Preset')).toHaveText([/^1/, /^1/])
    await expect(rowOf(page, 'Nach Seite', 'Kasse')).toHaveText([/^1/, /^0/])
    await expect(rowOf(page, 'Nach Preset', 'Stille Sohle')).toHaveText([/^1/, /^1/, /^1/, /^7,90/])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Herkunft', exact: true }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^spielklang-herkunft-[\d-]+\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines).toContain('youtube.com;1;0')

    const visits = JSON.stringify(await shop.data('visits'))
    for (const trace of ['127.0.0.1', 'Mozilla', '::1']) expect(visits).not.toContain(trace)
  })

  test('compare any range of days with the one before, and explain an invalid range', async ({
    page,
    shop,
  }) => {
    await openSession(page.request, shop, ADMIN)
    await open(page, FIGURES)
    await page.getByLabel('Erster Tag').fill('2026-02-01')
    await page.getByLabel('Letzter Tag').fill('2026-02-28')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(
      page.getByText(/^1\. Februar 2026 bis 28\. Februar 2026.*4\. Januar 2026 bis 31\. Januar 2026/),
    ).toBeVisible()
    await expect(page.getByText('In diesen Tagen wurde nichts gezählt.').first()).toBeVisible()
    await page.getByLabel('Erster Tag').fill('2026-03-01')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page.getByLabel('Letzter Tag')).toHaveAccessibleDescription(
      /^Der letzte Tag liegt vor dem ersten\./,
    )
    await expect(page.getByLabel('Erster Tag')).toHaveValue('2026-03-01')
  })

  test('are exported as DATEV bookings of one business year', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId } = await placeOrder(request, shop.origin, { headers })
    await shop.confirm(orderId)
    const reference = String(await shop.data(`orders/${orderId}/reference`))
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/bestellungen')
    const button = page.getByRole('button', { name: 'Für DATEV herunterladen' })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_[\d-]+_[\d-]+\.csv$/)
    const [header, columns, ...bookings] = (await readFile(await file.path(), 'latin1')).split('\r\n')
    expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"";"";"";29098;55003;\d{4}0101;4;/)
    expect(columns).toMatch(/^Umsatz \(ohne Soll\/Haben-Kz\);Soll\/Haben-Kennzeichen;WKZ Umsatz;/)
    const booking = bookings.find((line) => line.includes(`"Zahlung ${reference}"`))
    expect(booking).toMatch(/^\d+,\d\d;"S";"EUR";;;;1800;4400;;\d{4};"T-\d{4}-\d{6}";/)

    const to = page.getByLabel('Letzter Tag')
    await page.getByLabel('Erster Tag').fill('2025-12-01')
    await button.press('Enter')
    await expect(to).toHaveAccessibleDescription(/^Ein Stapel für DATEV gehört zu einem Wirtschaftsjahr\./)
    await expect(to).toBeFocused()
    // The browser itself reports the refusal.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
  })

  test('are exported with the documents of a month', async ({ page, shop, request, consoleErrors }) => {
    const { orderId } = await placeOrder(request, shop.origin, { headers })
    await shop.confirm(orderId)
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/bestellungen')
    const month = page.getByLabel('Monat', { exact: true })
    const button = page.getByRole('button', { name: 'Belege herunterladen' })
    await month.fill('2025-01')
    await button.press('Enter')
    await expect(month).toHaveAccessibleDescription(/In diesem Monat gibt es keine Belege\./)
    await expect(month).toBeFocused()
    // The browser itself reports the refusal.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])

    const today = String(await page.getByLabel('Letzter Tag').inputValue()).slice(0, 7)
    await month.fill(today)
    const [file] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    expect(file.suggestedFilename()).toBe(`spielklang-belege-${today}.zip`)
    const names = Object.keys(unzipSync(await readFile(await file.path())))
    expect(names[0]).toMatch(/^spielklang-bestellungen-.*\.csv$/)
    const number = String(await shop.data(`orders/${orderId}/invoice`))
    expect(names).toContain(`spielklang-${number}.pdf`)
  })

  test('are accessible on a small screen', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, FIGURES)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByText('Dieselben Schritte als Tabelle').click()
      await page.getByText('Alle Werte als Tabelle').click()
      await expectAccessible(page)
    }
  })
})
