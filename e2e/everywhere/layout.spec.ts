import type { Page } from '@playwright/test'
import { CUSTOMER, expectSignedIn, forgive, PASSWORD, signIn, test } from '../support/accounts'
import { countShifts, MOST_SHIFT, shiftOf } from '../support/layout-shift'
import { placeOrder } from '../pages/place-order'
import { overSlowLine } from '../support/slow-line'
import { expect } from '../support/test'

/** Rounds to 0.00; for the pages where most visits begin. */
const NO_SHIFT = 0.005
const CURVE = '/studio#kurve=1&name=Nacht&filter=PK2800_60_120'
const STILL = ['/', '/presets', '/presets/tarkov-stille-sohle', '/studio', CURVE]

const PAGES = [
  '/',
  '/presets',
  '/presets?suche=tarkov',
  '/presets/tarkov-stille-sohle',
  '/vergleich?eins=witcher-lagerfeuer',
  '/abstimmen',
  '/hoertest',
  '/studio',
  CURVE,
  '/warenkorb',
  '/kasse',
  '/anmelden?ansicht=registrieren',
  '/anmelden?ansicht=passwort',
  '/partner',
  '/nirgends',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerruf',
  '/barrierefreiheit',
]
/** A cart shows on its own pages, beside a preset that is in it, and in every page's header. */
const PAGES_WITH_CART = ['/', '/presets/tarkov-stille-sohle', '/warenkorb', '/kasse', '/impressum']
const CART = ['tarkov-stille-sohle', 'cs2-schrittklar', 'witcher-lagerfeuer', 'acc-kurvengrip']

/** Fills the cart for every page opened from now on. */
async function fillCart(page: Page, ids: readonly string[]): Promise<void> {
  const cart = JSON.stringify(ids.map((id) => ({ id, name: id, price: 490 })))
  await page.addInitScript((stored) => localStorage.setItem('cart', stored), cart)
}

for (const width of [360, 1280]) {
  test.describe(`at a width of ${width} px nothing moves while a page loads`, () => {
    test.use({ viewport: { width, height: 740 } })
    test.beforeEach(({ page }) => countShifts(page))

    for (const count of [0, 1, CART.length]) {
      test(`with ${count} presets in the cart`, async ({ page, consoleErrors }) => {
        await fillCart(page, CART.slice(0, count))
        for (const address of count === 0 ? PAGES : PAGES_WITH_CART) {
          const most = STILL.includes(address) ? NO_SHIFT : MOST_SHIFT
          expect(await shiftOf(page, address), address).toBeLessThanOrEqual(most)
        }
        forgive(consoleErrors)
      })
    }

    test('over a slow line', async ({ page, shop }) => {
      await overSlowLine(shop.origin, async (origin) => {
        for (const address of STILL) {
          expect(await shiftOf(page, origin + address), address).toBeLessThanOrEqual(NO_SHIFT)
        }
      })
    })

    test('for whoever comes through a partner’s link', async ({ page }) => {
      await fillCart(page, CART.slice(0, 1))
      for (const path of ['/', '/warenkorb', '/kasse', '/impressum']) {
        const address = `${path}?ref=NOVA10`
        expect(await shiftOf(page, address), address).toBeLessThanOrEqual(MOST_SHIFT)
      }
      await expect(page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })).toBeVisible()
    })

    test('for whoever has an account and an order', { tag: '@journey' }, async ({ page, shop, request }) => {
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      await signIn(page, CUSTOMER, PASSWORD)
      await expectSignedIn(page)
      for (const address of ['/', '/konto', `/bestellung/${orderId}?token=${accessToken}`]) {
        expect(await shiftOf(page, address), address).toBeLessThanOrEqual(MOST_SHIFT)
      }
    })
  })
}

test('the header fits the window at every width', async ({ page }) => {
  await page.goto('/')
  const entry = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
  for (const width of [320, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(entry, `${width}`).toBeInViewport({ ratio: 1 })
  }
})
