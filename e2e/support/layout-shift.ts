import type { Page } from '@playwright/test'
import { open } from './test'

/** Tolerated layout shift while a page loads, by the browsers' measure (https://wicg.github.io/layout-instability/). */
export const MOST_SHIFT = 0.02

/** Counts from now on what moves on each page that is opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(Number(Reflect.get(shift, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page and gives what has moved by the time that everything on it is there. */
export async function shiftOf(page: Page, address: string): Promise<number> {
  await open(page, address)
  return page.evaluate(async () => {
    await document.fonts.ready
    // Changes by the first live values are shown and reported within these frames.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
    const shifts: number[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
}
