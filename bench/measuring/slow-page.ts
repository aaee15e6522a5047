import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { watchPage } from './watch-page'

/** Slowdown relative to this machine. */
export const SLOWED = 4
/** A slow line: 1.6 Mbit/s down, 750 kbit/s up, in bytes; ms. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false }
export const PHONE = { width: 360, height: 740 }
/** ms after the last request, for late effects. */
export const AFTERWARDS = 2_000
export const NO_SOUND_DEVICE_NEEDED = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']

export async function openWatched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (marked) => marked')
  await page.addInitScript(watchPage)
  return page
}

export async function openSlowly(
  browser: Browser,
  address: string,
  viewport = PHONE,
): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: viewport.width === PHONE.width,
  })
  const page = await openWatched(context)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', LINE)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(address, { timeout: 0 })
  await page.waitForLoadState('networkidle')
  await wait(AFTERWARDS)
  return { page, client }
}
