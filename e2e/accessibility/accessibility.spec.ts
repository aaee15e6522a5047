import type { Page } from '@playwright/test'
import { readAccessTable } from '@/dev/markdown-tables'
import { test as base } from '../support/accounts'
import { expectNothingCovered } from '../support/covered-buttons'
import {
  leaveScreen,
  newScreenPage,
  openScreen,
  prepareScreens,
  setLocked,
  type PreparedShop,
} from '../pages/open-screen'
import { lockedScreens, screens } from '../pages/screens'
import { throughPartner, type Screen } from '../pages/seen-by'
import type { Shop } from '../support/shop'
import { BEHIND_A_PROXY, expect, expectAccessible, ownShop, whenIdle } from '../support/test'

/** The narrowest window of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 }
/** A phone, with text of twice the size, the most that WCAG 1.4.4 asks for. */
const PHONE = { width: 360, height: 740 }
const TEXT = { standard: 16, fixed: 13 }
const LARGE_TEXT = { standard: 32, fixed: 26 }

/** The text spacing that readers may set according to WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** The screens of the most common journeys. */
const ON_JOURNEYS = new Set([
  'start',
  'product',
  'cart',
  'checkout',
  'order-paid',
  'sign-in',
  'account',
  'partner-dashboard',
  'admin',
  'admin-orders',
  'admin-order',
  'maintenance',
  'studio',
])

const test = base.extend<object, { shop: Shop; prepared: PreparedShop; shown: Page }>({
  // As at a public address: there visitors are asked whether a partner's link may be remembered.
  shop: ownShop({ ...BEHIND_A_PROXY, AFFILIATE_CONSENT: 'ask' }),
  // Prepared first, because nothing can be ordered in a locked shop.
  prepared: [
    async ({ shop, playwright }, use) => use(await prepareScreens(shop, playwright.request)),
    { scope: 'worker', auto: true },
  ],
  shown: [
    async ({ browser, prepared }, use) => use(await newScreenPage(browser, prepared)),
    { scope: 'worker' },
  ],
})

/** Expects no horizontal overflow once the page has its new size; names the elements that overflow. */
async function expectNoOverflow(page: Page, when: string): Promise<void> {
  await whenIdle(page)
  await expect.poll(() => page.evaluate(tooWide), when).toEqual([])
}

/** One pixel is tolerated: Chromium sometimes keeps one from the size before until the next layout. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const most = clientWidth + 1
  if (scrollWidth <= most) return []
  const guilty = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > most,
  )
  return [`${scrollWidth} px`, ...guilty.map((element) => element.outerHTML.slice(0, 120))]
}

/** Changes the browser's font size, so that `rem` follows, also in media queries. */
async function setTextSize(page: Page, fontSizes: typeof TEXT): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes })
}

function prove(screen: Screen): void {
  const tag = ON_JOURNEYS.has(screen.name) ? '@journey' : []
  test(screen.name, { tag }, async ({ shown: page, prepared }) => {
    await leaveScreen(page)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
    await setTextSize(page, TEXT)
    await openScreen(page, prepared, throughPartner(screen))
    await test.step('light', () => expectAccessible(page))
    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step('dark', () => expectAccessible(page, 'colours'))
    await page.emulateMedia({ forcedColors: 'active' })
    await test.step('forced colours, dark', () => expectAccessible(page, 'colours'))
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step('forced colours, light', () => expectAccessible(page, 'colours'))
    await test.step('nothing covered', () => expectNothingCovered(page))
    await page.setViewportSize(NARROW)
    await expectNoOverflow(page, 'at 320 px')
    const spacing = await page.addStyleTag({ content: TEXT_SPACING })
    await expectNoOverflow(page, 'with text spacing at 320 px')
    await spacing.evaluate((style: Element) => style.remove())
    await page.setViewportSize(PHONE)
    await setTextSize(page, LARGE_TEXT)
    await expectNoOverflow(page, 'with text at 200 %')
  })
}

test.describe('every screen is accessible', () => {
  screens.forEach(prove)
})

test.describe('every screen of a locked shop is accessible', () => {
  test.beforeAll(({ shop }) => setLocked(shop, true))
  test.afterAll(({ shop }) => setLocked(shop, false))
  lockedScreens.forEach(prove)
})

test('every screen marked as a journey exists', () => {
  const names = new Set([...screens, ...lockedScreens].map(({ name }) => name))
  expect([...ON_JOURNEYS].filter((name) => !names.has(name))).toEqual([])
})

test('every page of the shop is covered by a screen', () => {
  const paths = [...screens, ...lockedScreens].map(({ address }) => address.replace(/\?.*/, ''))
  const pages = [...readAccessTable().keys()].filter((call) => call.startsWith('/'))
  const isShown = (page: string) => {
    const pattern = new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return paths.some((path) => pattern.test(path))
  }
  expect(pages.filter((page) => !isShown(page))).toEqual([])
})
