import { readdirSync } from 'node:fs'
import { mainDownload } from '../pages/buy'
import { orderBody, placeOrder, postOrder } from '../pages/place-order'
import { forgive, heading, lock, setMaintenance, statusOf, unlock } from '../pages/maintenance-shop'
import { expect, expectAccessible, open, openWithoutScripts, test } from '../support/test'

const LEGAL_PAGES = [
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerruf',
  '/vertrag-widerrufen',
  '/barrierefreiheit',
]

test.describe('maintenance', () => {
  test.afterEach(async ({ shop, request, consoleErrors }) => {
    await unlock(shop, request)
    forgive(consoleErrors)
  })

  test(
    'locks every page at its address and the API, while files still load',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
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
        'sw.js',
        'robots.txt',
        'sitemap.xml',
      ]
      for (const file of [...files, ...readdirSync('public')]) {
        expect(await statusOf(request, `${shop.origin}/${file}`), file).toBe(200)
      }
    },
  )

  test('a press on the admin button before scripts load opens the PIN dialog', async ({
    page,
    shop,
    request,
  }) => {
    await lock(shop, request)
    const arrive = await openWithoutScripts(page, '/presets')
    await page.getByRole('button', { name: /Admin/ }).click()
    arrive()
    await expect(page.getByRole('dialog', { name: 'Admin-PIN' })).toBeVisible()
  })

  test(
    'open pages lock and unlock without a reload, and keep what was typed',
    { tag: '@journey' },
    async ({ page, shop }) => {
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
    },
  )

  test('a page requested during maintenance appears when the maintenance ends', async ({
    page,
    shop,
    request,
  }) => {
    await lock(shop, request)
    await open(page, '/presets/tarkov-stille-sohle')
    await expect(heading(page)).toBeVisible()
    await setMaintenance(shop, false)
    await expect(page.getByRole('heading', { name: 'Stille Sohle', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('legal pages stay available, linked from the maintenance page, and are not covered', async ({
    page,
    shop,
    request,
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
  })

  test('the number of waiting visitors disappears if the owner turns it off', async ({
    page,
    shop,
    request,
  }) => {
    await lock(shop, request)
    await page.goto('/')
    await expect(page.getByText('100+')).toBeVisible()
    await shop.write({ 'settings/waitingShown': false })
    await expect(page.getByText('100+')).toHaveCount(0)
    const answer = await request.get(shop.origin)
    expect(await answer.text()).toContain('data-waiting="hidden"')
    await shop.write({ 'settings/waitingShown': null })
    await expect(page.getByText('100+')).toBeVisible()
  })

  test('a paid order and its files stay available', { tag: '@journey' }, async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin, { body: orderBody })
    await shop.confirm(orderId)
    const query = `?token=${accessToken}`
    await open(page, `/bestellung/${orderId}${query}`)
    await lock(shop, request)
    const api = `${shop.origin}/api/orders/${orderId}`
    expect(await statusOf(request, api + query)).toBe(200)
    const file = `${api}/files/tarkov-stille-sohle/LIESMICH.txt${query}`
    expect(await statusOf(request, file)).toBe(200)
    expect(await statusOf(request, `${api}?token=x`)).toBe(404)
    await expect(heading(page)).toHaveCount(0)
    const contract = `${shop.origin}/bestellung/${orderId}/vertrag`
    expect(await statusOf(request, contract + query)).toBe(200)
    expect(await statusOf(request, `${contract}?token=x`)).toBe(404)
    expect((await page.reload())?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke!')
    await expect(page.getByRole('link', { name: mainDownload })).toBeVisible()
  })

  test('an unpaid order is locked, and available again after the maintenance', async ({
    page,
    shop,
    request,
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
    await setMaintenance(shop, false)
    await expect(page.getByRole('heading', { name: /^Bestellung SK-/ })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
