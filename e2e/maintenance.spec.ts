import { readdirSync, readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { orderBody, placeOrder, postOrder } from './place-order'
import { Shop } from './shop'
import { expect, expectAccessible, open, openWithoutScripts, test as base } from './test'

const PIN = 'Käfer-4711'
const LEGAL_PAGES = [
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerruf',
  '/vertrag-widerrufen',
  '/barrierefreiheit',
]

/** A shop with a PIN of its own; what the other tests of the worker see stays open. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine, settings: { ADMIN_PIN: PIN } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const setMaintenance = (shop: Shop, isOn: boolean) =>
  shop.command('commands/data.ts', 'set', 'settings/maintenance', String(isOn))

const heading = (page: Page) => page.getByRole('heading', { name: 'Wartungsmodus' })

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('dialog').locator('input').fill(pin)
  await page.getByRole('button', { name: 'Zugang prüfen' }).click()
}

const statusOf = async (request: APIRequestContext, address: string) => (await request.get(address)).status()

/** Switches the maintenance on and waits until the server knows. */
async function lock(shop: Shop, request: APIRequestContext): Promise<void> {
  await setMaintenance(shop, true)
  await expect.poll(() => statusOf(request, `${shop.origin}/`)).toBe(503)
}

/** The 503 of a locked page is an error in the browser's console. */
function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !/50[3]|403|429/.test(text))).toEqual([])
}

test.describe('maintenance', () => {
  test.afterEach(({ shop }) => setMaintenance(shop, false))

  test('locks every page and keeps its address; the API refuses, files still load', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await lock(shop, request)
    const product = '/presets/tarkov-stille-sohle'
    for (const path of [
      '/',
      '/presets',
      product,
      '/kasse',
      '/p/NOVA10',
      '/nirgends',
      '/iconfoo',
      '/manifest-x',
      '/wartung',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()).toMatchObject({
        'retry-after': '120',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringMatching(/script-src 'self'( 'sha256-[\w+/=]+')+;/),
      })
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveTitle(/Wartungsmodus/)
    }
    await expect(page.getByText('100+')).toBeVisible()
    for (const tile of ['Live Audio Boost', 'Custom Sound Presets', 'Community Voting']) {
      await expect(page.getByText(tile)).toBeVisible()
    }
    await expectAccessible(page)
    const data = await request.get(`${shop.origin}/presets?_rsc=1`, { headers: { rsc: '1' } })
    expect([data.status(), (await data.body()).length]).toEqual([503, 0])
    const order = await postOrder(request, shop.origin)
    expect([order.status(), await order.json()]).toMatchObject([503, { error: { code: 'maintenance' } }])
    expect(await statusOf(request, `${shop.origin}/api/health`)).toBe(200)
    const files = [
      'icon.svg',
      'apple-icon.png',
      'favicon.ico',
      'manifest.webmanifest',
      'robots.txt',
      'sitemap.xml',
    ]
    for (const file of [...files, ...readdirSync('public')]) {
      expect(await statusOf(request, `${shop.origin}/${file}`), file).toBe(200)
    }
    forgive(consoleErrors)
  })

  test('the way in opens for a press from before the page listens', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await lock(shop, request)
    const arrive = await openWithoutScripts(page, '/presets')
    await page.getByRole('button', { name: /Admin/ }).click()
    arrive()
    await expect(page.getByRole('dialog', { name: 'Admin-PIN' })).toBeVisible()
    forgive(consoleErrors)
  })

  test('open pages change both ways without a reload and keep what was typed', async ({ page, shop }) => {
    await open(page, '/presets/tarkov-stille-sohle')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.goto('/kasse')
    await page.getByLabel('E-Mail-Adresse').fill('getippt@example.com')
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await setMaintenance(shop, true)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle('Wartungsmodus – Spielklang')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeHidden()
    await expectAccessible(page)
    await setMaintenance(shop, false)
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('getippt@example.com')
    await expect(heading(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/Kasse/)
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  })

  test('a page that was asked for during maintenance appears when it ends', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await lock(shop, request)
    await page.goto('/presets/tarkov-stille-sohle')
    await expect(heading(page)).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await setMaintenance(shop, false)
    await expect(page.getByRole('heading', { name: 'Stille Sohle', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('body[data-same-page]')).toHaveCount(1)
    forgive(consoleErrors)
  })

  test('an admin unlocks with the keyboard, for the page session, until the maintenance ends', async ({
    page,
    shop,
    context,
    request,
    consoleErrors,
  }) => {
    await lock(shop, request)
    await open(page, '/presets')
    const key = page.getByRole('button', { name: /Admin/ })
    await expect(heading(page)).toBeVisible()
    await key.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Admin-PIN' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(key).toBeFocused()
    await page.keyboard.press('Enter')
    const field = dialog.locator('input[type=password]')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('maxlength', '16')
    await page.keyboard.type('falsch')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Falscher PIN. Zugang verweigert.')
    await page.keyboard.type(PIN)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('searchbox')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/kasse')
    await expect(other.getByRole('heading', { name: 'Kasse' })).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'unlock')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', expires: -1 })

    await setMaintenance(shop, false)
    await expect.poll(() => statusOf(request, `${shop.origin}/`)).toBe(200)
    await setMaintenance(shop, true)
    await expect(heading(page)).toBeVisible()
    expect((await page.goto('/presets'))?.status()).toBe(503)
    forgive(consoleErrors)
  })

  test('an unlock that its owner takes back is void, copied or not', async ({ shop, request }) => {
    await lock(shop, request)
    const address = `${shop.origin}/api/maintenance/unlock`
    const headers = { origin: shop.origin }
    const answer = await request.post(address, { data: { pin: PIN }, headers })
    const [cookie = ''] = answer.headers()['set-cookie']?.split(';') ?? []
    const asked = async () => (await request.get(`${shop.origin}/`, { headers: { cookie } })).status()
    expect(await asked()).toBe(200)
    expect((await request.delete(address, { headers })).status()).toBe(204)
    await expect.poll(asked).toBe(503)
  })

  test('an open page is unlocked in place', async ({ page, shop, consoleErrors }) => {
    await open(page, '/presets')
    await page.getByRole('searchbox').fill('tarkov')
    await setMaintenance(shop, true)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('button', { name: /Admin/ }).click()
    await enterPin(page, PIN)
    await expect(page.getByRole('searchbox')).toHaveValue('tarkov')
    forgive(consoleErrors)
  })

  test('cookies that are forged or of another shop unlock nothing, nor does anything without a PIN', async ({
    shop,
    request,
    engine,
  }) => {
    await lock(shop, request)
    for (const cookie of ['unlock=1', `unlock=${Date.now()}.${'A'.repeat(43)}`]) {
      const answer = await request.get(`${shop.origin}/presets`, { headers: { cookie } })
      expect(answer.status()).toBe(503)
    }
    const other = await Shop.start({ engine, settings: { SERVER_SECRET: 'x'.repeat(40) } })
    const post = (pin: unknown) =>
      request.post(`${other.origin}/api/maintenance/unlock`, {
        data: { pin },
        headers: { origin: other.origin },
      })
    for (const pin of ['', PIN, '1234567890123456']) {
      const answer = await post(pin)
      expect([answer.status(), await answer.json()]).toMatchObject([
        403,
        { error: { message: 'Falscher PIN. Zugang verweigert.' } },
      ])
    }
    for (const pin of ['12345678901234567', 7, null]) expect((await post(pin)).status()).toBe(400)
    await post('falsch')
    await post('falsch')
    const refused = await post('falsch')
    expect(refused.status()).toBe(429)
    await other.restart()
    expect((await post('falsch')).status()).toBe(429)
    await other.stop()
  })

  test('the PIN is in no file that a browser can load', async () => {
    const files = readdirSync('.next/static', { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = readFileSync(`${file.parentPath}/${file.name}`, 'latin1')
      expect(text.includes(PIN) || text.includes('ADMIN_PIN')).toBe(false)
    }
  })

  test('legal pages stay within reach, by the maintenance page too, and open ones are not covered', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await open(page, '/impressum')
    await lock(shop, request)
    for (const path of LEGAL_PAGES) {
      expect(await statusOf(request, shop.origin + path), path).toBe(200)
    }
    await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible()
    await page.goto('/presets')
    await expect(heading(page)).toBeVisible()
    await page.getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { name: 'Vertrag widerrufen', level: 1 })).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page).toHaveURL('/agb')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Presets' }).click()
    await expect(heading(page)).toBeVisible()
    forgive(consoleErrors)
  })

  test('a paid order stays within reach with its files', async ({ page, shop, request, consoleErrors }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin, { body: orderBody })
    await shop.command('commands/orders.ts', 'confirm', orderId)
    const query = `?token=${accessToken}`
    await open(page, `/bestellung/${orderId}${query}`)
    await lock(shop, request)
    const api = `${shop.origin}/api/orders/${orderId}`
    expect(await statusOf(request, api + query)).toBe(200)
    const file = `${api}/files/tarkov-stille-sohle/LIESMICH.txt${query}`
    expect(await statusOf(request, file)).toBe(200)
    expect(await statusOf(request, `${api}?token=x`)).toBe(404)
    await expect(heading(page)).toHaveCount(0)
    expect((await page.reload())?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bestellung')
    await expect(page.getByRole('link', { name: 'Alles als ZIP herunterladen' })).toBeVisible()
    forgive(consoleErrors)
  })

  test('an unpaid order waits behind the maintenance page and is there afterwards', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin, { body: orderBody })
    const address = `/bestellung/${orderId}?token=${accessToken}`
    await lock(shop, request)
    expect(await statusOf(request, `${shop.origin}/api/orders/${orderId}?token=${accessToken}`)).toBe(503)
    expect((await page.goto(address))?.status()).toBe(503)
    await expect(page).toHaveTitle('Wartungsmodus – Spielklang')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await setMaintenance(shop, false)
    await expect(page.getByRole('heading', { name: /^Bestellung SK-/ })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    forgive(consoleErrors)
  })
})
