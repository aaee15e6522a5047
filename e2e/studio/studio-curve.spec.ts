import type { Page } from '@playwright/test'
import type { Filter } from '@/lib/audio/filter'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'
import { responseOf } from '@/lib/audio/response'
import { paletteOf } from '@/lib/audio/palette'
import { curveFragment } from '@/lib/studio/curve-link'
import { gainAtShare } from '@/lib/studio/studio-curve'
import { FIRST, handle, middleOf, openStudio, studioOf } from '../pages/studio-page'
import { expect, open, test } from '../support/test'

/** dB; the difference between neighbouring pixels on a steep slope in a narrow window. */
const CLOSE = 0.3
const FREQUENCIES = [30, 60, 200, 700, 2_000, 5_000, 9_000, 16_000]
const FILTERS: Filter[] = [
  { type: 'LSC', fc: 120, gain: -8, q: 0.7 },
  { type: 'PK', fc: 1_000, gain: 9, q: 2 },
  { type: 'PK', fc: 5_000, gain: -6, q: 1.5 },
]

interface Drawn {
  /** dB */
  gain: number
  color: string
}

/** Where the summed curve, the thickest line, is drawn at a frequency (Hz). */
async function drawnAt(page: Page, frequency: number): Promise<Drawn> {
  const curves = studioOf(page).locator('canvas').first()
  const { share, color } = await curves.evaluate((drawn: HTMLCanvasElement, x) => {
    const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
    const stage = drawn.parentElement?.getBoundingClientRect()
    if (!copy || !stage) throw new Error('nothing to copy')
    copy.drawImage(drawn, 0, 0)
    const box = drawn.getBoundingClientRect()
    const scale = drawn.width / box.width
    const column = Math.floor((stage.left - box.left + x * stage.width) * scale)
    const pixels = copy.getImageData(column, 0, 1, drawn.height).data
    const alpha = (row: number) => pixels[4 * row + 3] ?? 0
    const around = (row: number) => [row - 1, row, row + 1]
    const coverage = (row: number) => around(row).reduce((sum, each) => sum + alpha(each), 0)
    const rows = Array.from({ length: drawn.height }, (_, row) => row)
    const middle = rows.reduce((best, row) => (coverage(row) > coverage(best) ? row : best), 0)
    const weighted = around(middle).reduce((sum, row) => sum + (row + 0.5) * alpha(row), 0)
    const down = weighted / coverage(middle) / scale - (stage.top - box.top)
    const color = pixels.slice(4 * middle, 4 * middle + 3).join(' ')
    return { share: down / stage.height, color }
  }, shareOfFrequency(frequency))
  return { gain: gainAtShare(share), color }
}

test('draws the filters’ response precisely at any window size', async ({ page }) => {
  const name = 'Gezeichnet'
  await open(page, `/studio#${curveFragment({ name, filters: FILTERS, correction: null })}`)
  const response = responseOf(FILTERS)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const frequency of FREQUENCIES) {
      const error = async () => Math.abs((await drawnAt(page, frequency)).gain - response(frequency))
      await expect.poll(error, `${frequency} Hz at ${width} px`).toBeLessThan(CLOSE)
    }
  }
})

test('draws each move of a drag, and the previous curve when the drag is cancelled', async ({ page }) => {
  await openStudio(page)
  const bass = async () => (await drawnAt(page, 30)).gain
  await expect.poll(bass).toBeLessThan(-4)
  const before = await bass()
  const { x, y } = await middleOf(handle(page, FIRST))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60)
  await expect.poll(bass).toBeGreaterThan(before + 2)
  await page.keyboard.press('Escape')
  await expect.poll(async () => Math.abs((await bass()) - before)).toBeLessThan(CLOSE)
  await page.mouse.up()
})

test('draws in the colours of the curve, and in grey without it', async ({ page }) => {
  await open(page, `/studio#${curveFragment({ name: '', filters: FILTERS, correction: null })}`)
  const color = async () => (await drawnAt(page, 30)).color
  const accentOf = (filters: readonly Filter[]) => {
    const channels = paletteOf(filters).accent.match(/[0-9a-f]{2}/g) ?? []
    return channels.map((channel) => parseInt(channel, 16)).join(' ')
  }
  await expect.poll(color).toBe(accentOf(FILTERS))
  await studioOf(page).getByText('Ohne', { exact: true }).click()
  await expect.poll(async () => new Set((await color()).split(' ')).size).toBe(1)
  await studioOf(page).getByText('Mit Preset', { exact: true }).click()
  await handle(page, 'Filter 2, Peak').focus()
  await page.keyboard.press('Delete')
  await expect.poll(color).toBe(accentOf(FILTERS.filter((_, index) => index !== 1)))
})

test('draws without a worker if the browser cannot start one', async ({ page }) => {
  await page.addInitScript(() => {
    const Lets = Worker
    globalThis.Worker = class extends Lets {
      constructor() {
        super('/no-such-worker.js')
      }
    }
  })
  await openStudio(page)
  const bass = async () => (await drawnAt(page, 30)).gain
  await expect.poll(bass).toBeLessThan(-4)
  const before = await bass()
  await handle(page, FIRST).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(bass).toBeGreaterThan(before)
  expect(page.workers()).toEqual([])
})
