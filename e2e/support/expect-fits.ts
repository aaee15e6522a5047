import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'

/** A desk and a phone. */
const WIDTHS = [1280, 360]

/** Expects a page to be accessible and no wider than its window, at each width; leaves it on the phone. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
