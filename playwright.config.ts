import { defineConfig, devices } from '@playwright/test'
import { isInstalled, stockBrowserNames } from './dev/stock-browsers'
import type { StockBrowserOptions } from './e2e/browsers/test'
import type { ShopOptions } from './e2e/support/shop'

/** An order from the cart to its files, live settings, the lock, and a store that is lost; the contract suite proves the rest of both engines. */
const onBothEngines = /\/(checkout|settings|maintenance|store)\.spec\.ts$/

export default defineConfig<object, ShopOptions & StockBrowserOptions>({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Until whole runs on busy machines have shown that none is needed. What passes at the second try only is counted as flaky, and mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // To record what every test does would cost a sixth of the time. What failed is run again with `--trace on`.
    trace: 'off',
    // They would hide requests from tests that look at them; the offline specs are about them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
  },
  projects: [
    // A store that can be lost while the shop runs is one elsewhere.
    { name: 'sqlite', use: { engine: 'sqlite' }, testIgnore: ['store.spec.ts', 'browsers/**'] },
    { name: 'firebase', use: { engine: 'firebase' }, testMatch: onBothEngines, testIgnore: 'browsers/**' },
    // `npm test` says which are missing.
    ...stockBrowserNames.filter(isInstalled).map((stockBrowser) => ({
      name: stockBrowser,
      testMatch: 'browsers/*.spec.ts',
      use: { stockBrowser },
    })),
  ],
})
