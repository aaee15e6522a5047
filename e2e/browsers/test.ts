import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, withShop } from '../support/test'
import type { LaunchOptions } from './browser-window'
import { launchFirefox } from './firefox'
import type { StockBrowserName } from '@/dev/stock-browsers'
import { Visitor } from './visitor'
import { launchWebKit } from './webkit'

interface Fixtures {
  /** Uses the browser's window. An error logged by a page fails the test. */
  visitor: Visitor
  /** Folder for downloads; empty at first. */
  downloads: string
}

export interface StockBrowserOptions {
  stockBrowser: StockBrowserName
}

interface Opened {
  visitor: Visitor
  downloads: string
}

const launch = { firefox: launchFirefox, webkit: launchWebKit }

/** Tests in a stock browser. Each worker has one browser and one shop. */
export const test = withShop.extend<Fixtures, StockBrowserOptions & { opened: Opened }>({
  stockBrowser: ['firefox', { option: true, scope: 'worker' }],
  opened: [
    async ({ stockBrowser, shop }, use) => {
      await withBrowser(stockBrowser, shop.origin, { hasSound: true }, use)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  downloads: async ({ opened: { downloads } }, use) => {
    // Browsers rename a second file of the same name differently.
    for (const file of readdirSync(downloads)) rmSync(join(downloads, file), { recursive: true })
    await use(downloads)
  },
  visitor: async ({ opened: { visitor } }, use) => {
    await use(visitor)
    expect(await visitor.window.errors()).toEqual([])
  },
})

/** Provides a visitor with a separate browser, and cleans up afterwards. */
export async function withBrowser(
  name: StockBrowserName,
  origin: string,
  { hasSound }: Pick<LaunchOptions, 'hasSound'>,
  use: (opened: Opened) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `spielklang-${name}-`))
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const window = await launch[name]({ folder, downloads, hasSound })
  try {
    await use({ visitor: new Visitor(window, origin), downloads })
  } finally {
    await window.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export { expect }
