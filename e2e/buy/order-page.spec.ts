import type { Page } from '@playwright/test'
import { mainDownload, unfoldData } from '../pages/buy'
import { orderBody, placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { button, expect, expectAccessible, open, test } from '../support/test'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

async function openPaid(page: Page, shop: Shop, presetId = 'cs2-schrittklar'): Promise<void> {
  const body = { ...orderBody, items: [{ id: presetId }] }
  const { orderId, accessToken } = await placeOrder(page.request, shop.origin, { body })
  await shop.confirm(orderId)
  await open(page, `/bestellung/${orderId}?token=${accessToken}`)
}

test.describe('the page of a paid order', () => {
  test('shows headline and download on the first screen, then steps, cover and folded data', async ({
    page,
    shop,
  }) => {
    await openPaid(page, shop)
    const steps = page.getByRole('region', { name: /^Schritte für/ })
    const cover = page.getByRole('button', { name: /^Umdrehen/ })
    const items = page.getByRole('table', { name: 'Bestellte Presets' })
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke! Deine Dateien sind da.')
      const download = page.getByRole('link', { name: mainDownload })
      await expect(download).toBeInViewport({ ratio: 1 })
      const tops = [download, steps, cover, page.getByText('Bestellung, Rechnung, Vertrag')].map(
        async (part) => (await part.boundingBox())?.y ?? NaN,
      )
      const found = await Promise.all(tops)
      expect(found).toEqual(found.toSorted((one, other) => one - other))
    }
    await expect(items).toBeHidden()
    await unfoldData(page)
    await expect(items).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, userAgent: ANDROID })

    test('points to the PC first for a PC game, with the download below', async ({ page, shop }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = []
        Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
        Object.assign(globalThis, { shared: () => shared })
      })
      await openPaid(page, shop)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke! Weiter geht es am PC.')
      const atPc = page.getByRole('region', { name: 'Am PC öffnen' })
      await expect(atPc).toContainText(orderBody.email)
      await expect(atPc).toContainText('/bestellung-finden')
      const share = atPc.getByRole('button', { name: 'Link an den PC schicken' })
      await expect(share).toBeInViewport({ ratio: 1 })
      await share.click()
      expect(await page.evaluate('shared()')).toEqual([{ title: await page.title(), url: page.url() }])
      const download = page.getByRole('link', { name: 'Für Android herunterladen' })
      await expect(download).toBeHidden()
      await page.getByText('Doch auf diesem Gerät').click()
      await expect(page.getByRole('radio', { name: 'Mac' })).toHaveCount(0)
      const [pc, phone] = [await atPc.boundingBox(), await download.boundingBox()]
      expect(phone?.y ?? NaN).toBeGreaterThan((pc?.y ?? NaN) + (pc?.height ?? NaN))
      await expectAccessible(page)
    })

    test('sends the mail with the link again in a browser that shares nothing', async ({ page, shop }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await openPaid(page, shop)
      await button(page, 'Mail noch einmal schicken').click()
      await expect(page.getByText('Die Mail ist unterwegs.')).toBeVisible()
    })

    test('offers the phone’s own download for a mobile game', async ({ page, shop }) => {
      await openPaid(page, shop, 'fortnite-truhenklang')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke! Deine Dateien sind da.')
      await expect(page.getByRole('link', { name: 'Für Android herunterladen' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('region', { name: 'Am PC öffnen' })).toHaveCount(0)
    })
  })

  test.describe('on an iPhone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE })

    test('points to the PC for every game, and says that setup is impossible on iOS', async ({
      page,
      shop,
    }) => {
      await page.setExtraHTTPHeaders({ 'sec-ch-ua-platform': '"iOS"' })
      await openPaid(page, shop, 'fortnite-truhenklang')
      await expect(page.getByRole('region', { name: 'Am PC öffnen' })).toBeVisible()
      await page.getByText('Doch auf diesem Gerät').click()
      await expect(page.getByText(/^Auf iPhone und iPad darf kein Programm/)).toBeVisible()
      await expect(page.getByRole('link', { name: mainDownload })).toHaveCount(0)
    })
  })
})
