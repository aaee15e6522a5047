import { defineConfig, devices } from '@playwright/test'
import { isInstalled, stockBrowserNames } from './dev/stock-browsers'
import type { StockBrowserOptions } from './e2e/browsers/test'
import type { ShopOptions } from './e2e/support/shop'

/** Checkout to download, live settings, the lock, and a lost store; the contract suite proves the rest on both engines. */
const onBothEngines = /\/(checkout|settings|maintenance|store)\.spec\.ts$/

const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH

export default defineConfig<object, ShopOptions & StockBrowserOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/processes.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can keep a browser from closing in time. The closing counts name what needed a second run.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Tracing costs a sixth of the time; rerun a failed test with `--trace on`.
    trace: 'off',
    // They would hide requests from tests that observe them; the offline specs allow them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
  },
  projects: [
    // Only a remote store can be lost while the shop runs.
    { name: 'sqlite', use: { engine: 'sqlite' }, testIgnore: ['store.spec.ts', 'browsers/**'] },
    { name: 'firebase', use: { engine: 'firebase' }, testMatch: onBothEngines, testIgnore: 'browsers/**' },
    // `npm test` names the missing ones.
    ...stockBrowserNames.filter(isInstalled).map((stockBrowser) => ({
      name: stockBrowser,
      testMatch: 'browsers/*.spec.ts',
      use: { stockBrowser },
    })),
  ],
})
