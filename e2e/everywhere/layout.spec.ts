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

const WIDTHS = [360, 1280]

/** Loads pages at each width; nothing may move. */
async function expectStill(page: Page, addresses: readonly string[], origin = ''): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    for (const address of addresses) {
      const most = STILL.includes(address) ? NO_SHIFT : MOST_SHIFT
      expect
        .soft(await shiftOf(page, origin + address), `${address} at ${width} px`)
        .toBeLessThanOrEqual(most)
    }
  }
}

test.describe('nothing moves while a page loads', () => {
  test.beforeEach(({ page }) => countShifts(page))

  test('with none, one and several presets in the cart', async ({ page, consoleErrors }) => {
    test.slow()
    for (const count of [0, 1, CART.length]) {
      await fillCart(page, CART.slice(0, count))
      await expectStill(page, count === 0 ? PAGES : PAGES_WITH_CART)
    }
    forgive(consoleErrors)
  })

  test('on a slow connection', async ({ page, shop }) => {
    test.slow()
    await overSlowLine(shop.origin, (origin) => expectStill(page, STILL, origin))
  })

  test('for a visitor through a partner’s link', async ({ page }) => {
    await fillCart(page, CART.slice(0, 1))
    await expectStill(
      page,
      ['/', '/warenkorb', '/kasse', '/impressum'].map((path) => `${path}?ref=NOVA10`),
    )
    await expect(page.getByRole('complementary', { name: 'Woher du kommst' })).toBeVisible()
  })

  test(
    'for a customer with an account and an order',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      await signIn(page, CUSTOMER, PASSWORD)
      await expectSignedIn(page)
      await expectStill(page, ['/', '/konto', `/bestellung/${orderId}?token=${accessToken}`])
    },
  )
})

test('the header fits the window at every width', async ({ page }) => {
  await page.goto('/')
  const entry = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
  for (const width of [320, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(entry, `${width}`).toBeInViewport({ ratio: 1 })
  }
})
