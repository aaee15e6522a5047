import { expect, test as base, type Page, type Response } from '@playwright/test'
import {} from 'zod'
import { Shop, type ShopOptions } from './shop'

interface Fixtures {
  /** Errors that pages have logged or thrown; any left at the end fail the test. */
  consoleErrors: string[]
}

type OwnShop = [
  (options: ShopOptions, use: (shop: Shop) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
]

/** A shop, whose figures must add up at the end. Specs share one if they name the same value of this function. */
export function ownShop(settings: Record<string, string> = {}): OwnShop {
  return [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine, settings })
      try {
        await use(shop)
        await expect.poll(() => shop.audit(), { timeout: 60_000 }).toEqual([])
      } finally {
        await shop.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ]
}

/** The shop trusts the client address that a test states, and applies limits per address. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '1' }

let visitors = 0

/** Gives every worker a shop. */
export const withShop = base.extend<object, ShopOptions & { shop: Shop }>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  shop: ownShop(BEHIND_A_PROXY),
})

/** A page that logs an error fails its test. */
export const test = withShop.extend<Fixtures, { linksAhead: boolean }>({
  // Prefetching links in view would be more than half of a shop's work here; settings.spec.ts and the tests in other
  // browsers leave it on.
  linksAhead: [
    async ({ shop }, use) => {
      // Otherwise the start might switch it on later.
      await expect.poll(() => shop.data('settings/turboMode')).toBe(true)
      await shop.write({ 'settings/turboMode': false })
      await use(false)
    },
    { scope: 'worker', auto: true },
  ],
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1
    await use({ 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` })
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
  consoleErrors: async ({}, use) => use([]),
  // Here and not in a fixture of every test: those that only make calls need no browser.
  context: async ({ context, consoleErrors }, use) => {
    context.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
    context.on('weberror', (error) => consoleErrors.push(String(error.error())))
    await use(context)
    expect(consoleErrors).toEqual([])
  },
})

/** For specs that look at all records of a kind that the other specs do not change; they share one shop. */
export const undisturbedTest = test.extend<object, { shop: Shop }>({ shop: ownShop(BEHIND_A_PROXY) })

/**
 * Opens a page for the visitor's next step. A page is shown before it is hydrated; its first action then is to open
 * the stream of server events.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const [answer] = await Promise.all([page.goto(address), page.waitForResponse(/\/api\/live/)])
  return answer
}

/**
 * Shows a page whose scripts are still loading.
 * @returns lets them load
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

/** Waits until the browser has painted and is idle, at most a second. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((idle) =>
        requestAnimationFrame(() => requestIdleCallback(() => idle(), { timeout: 1000 })),
      ),
  )
}

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export { expect }
export { expectAccessible } from './expect-accessible'
