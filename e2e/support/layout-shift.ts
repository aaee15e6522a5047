import type { Page } from '@playwright/test'
import { open } from './test'

/** Layout shift tolerated while a page loads (https://wicg.github.io/layout-instability/). */
export const MOST_SHIFT = 0.02

/** Measures layout shift on each page opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(Number(Reflect.get(shift, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page; returns its layout shift once it is complete. */
export async function shiftOf(page: Page, address: string): Promise<number> {
  await open(page, address)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Changes by the first server events are painted and reported within these frames.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  return shiftsOf(page)
}

/** The layout shift of a page so far. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
}
