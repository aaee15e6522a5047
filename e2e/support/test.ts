import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page, type Response } from '@playwright/test'
import { Shop, type ShopOptions } from './shop'

interface Fixtures {
  /** Fails the test if a page logged an error or threw. */
  consoleErrors: string[]
}

/** Every worker has a shop of its own, whose figures must add up at the end. */
export const withShop = base.extend<object, ShopOptions & { shop: Shop }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  shop: [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine })
      try {
        await use(shop)
        await shop.command('commands/data.ts', 'audit')
      } finally {
        await shop.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** A page that logs an error fails its test. */
export const test = withShop.extend<Fixtures>({
  baseURL: async ({ shop }, use) => use(shop.origin),
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Opens a page for the visitor's next step. A page is shown before it listens; the first thing that it does then is to
 * ask for its live values.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const [answer] = await Promise.all([page.goto(address), page.waitForResponse(/\/api\/live/)])
  return answer
}

/**
 * Shows a page whose scripts are still on their way.
 * @returns lets them arrive
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return arrive
}

/** Waits until the browser has painted what it knows and has nothing else to do, or a while for one that is never idle. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((idle) =>
        requestAnimationFrame(() => requestIdleCallback(() => idle(), { timeout: 1000 })),
      ),
  )
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** No violation of WCAG 2.2 A and AA that axe can find; or, of a page that was checked before, none by its colours. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // Scrolled, what is half below the header that stays would count as too small to press.
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(nameForcedColours)
  const { type, values } = what === 'all' ? WCAG : COLOURS
  // Faster by half, and all the same for pages without frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: { type, values: [...values] } })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** Under forced colours Chromium paints text in the new one, but goes on naming the old one where axe asks for it. */
function nameForcedColours(): void {
  const isForced = matchMedia('(forced-colors: active)').matches
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  if (!isForced || getPropertyValue.name === 'paintedValue') return
  CSSStyleDeclaration.prototype.getPropertyValue = function paintedValue(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}

export { expect }
