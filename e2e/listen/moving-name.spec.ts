import type { Locator, Page } from '@playwright/test'
import { countShifts, shiftsOf } from '../support/layout-shift'
import { expect, expectAccessible, open, test, whenIdle } from '../support/test'

const PATH = '/presets/tarkov-stille-sohle'
const NAME = 'Stille Sohle'

/** Presets that lower most of their letters, one that lifts most of them, and one with a long name. */
const SWITCHED = [
  '/presets/valorant-winkelzug',
  '/presets/cs2-schrittklar',
  '/presets/beat-saber-taktgeber',
  '/presets/re4-dielenknarren',
  PATH,
]

const instrumentOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const playButton = (place: Locator) => place.getByRole('button', { name: /^Hörprobe abspielen/ }).first()
const pauseButton = (place: Locator) => place.getByRole('button', { name: /^Hörprobe anhalten/ })

test('the letters move with the sound, but not when it is paused or under reduced motion', async ({
  page,
}) => {
  await countShifts(page)
  await open(page, PATH)
  const instrument = instrumentOf(page, NAME)
  const moving = instrument.getByRole('heading').locator('canvas')
  const shapes = () => moving.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const heading = await instrument.getByRole('heading').boundingBox()
  await playButton(instrument).click()
  await expect(moving).toBeAttached()
  for (let change = 0; change < 3; change += 1) {
    const last = await shapes()
    await expect.poll(shapes).not.toBe(last)
  }
  await expect(instrument.getByRole('heading').locator('svg')).toHaveCSS('opacity', '0')
  await expect(instrument.getByRole('heading', { name: NAME, exact: true })).toHaveText(NAME)
  // Neither wraps nor overflows nor moves anything.
  expect(await instrument.getByRole('heading').boundingBox()).toEqual(heading)
  const [box, frame] = [await moving.boundingBox(), await instrument.boundingBox()]
  expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual((frame?.x ?? NaN) + (frame?.width ?? NaN))
  expect(await shiftsOf(page)).toBeLessThan(0.005)

  await pauseButton(instrument).click()
  await expect(moving).not.toBeAttached()
  await expect(instrument.getByRole('heading').locator('svg')).toHaveCSS('opacity', '1')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playButton(instrument).click()
  await expect(pauseButton(instrument)).toBeVisible()
  await whenIdle(page)
  await expect(moving).not.toBeAttached()
})

test('no two letters of a name overlap with its preset, without it, and on the way between', async ({
  page,
}) => {
  for (const path of SWITCHED) {
    await open(page, path)
    const instrument = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
    const name = instrument.getByRole('heading', { level: 1 }).locator('text')
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => document.fonts.ready)
      for (const side of ['Ohne', 'Mit Preset']) {
        await instrument.getByText(side, { exact: true }).click()
        for (const share of [0.1, 0.3, 0.6, 1]) {
          expect(await name.evaluate(overlaps, share), `${path}, ${width} px, ${side}, ${share}`).toEqual([])
        }
      }
    }
  }
})

test('the instrument turns grey without the preset, and stays readable in light and dark', async ({
  page,
}) => {
  for (const address of ['/', PATH]) {
    await open(page, address)
    const instrument = page.getByRole('region').filter({ has: page.getByRole('radio') })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const before = await coloursOf(instrument)
      expect(isGrey(before)).toBe(false)
      await instrument.getByText('Ohne', { exact: true }).click()
      await expect.poll(async () => isGrey(await coloursOf(instrument))).toBe(true)
      await expectAccessible(page)
      await instrument.getByText('Mit Preset', { exact: true }).click()
      await expect.poll(() => coloursOf(instrument)).toEqual(before)
    }
  }
})

/** Ground and text as red, green and blue. */
function coloursOf(instrument: Locator): Promise<number[][]> {
  return instrument.evaluate((field) => {
    const dot = new OffscreenCanvas(1, 1).getContext('2d')
    const { backgroundColor, color } = getComputedStyle(field)
    return [backgroundColor, color].map((each) => {
      if (dot) dot.fillStyle = each
      dot?.fillRect(0, 0, 1, 1)
      return [...(dot?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    })
  })
}

const isGrey = (all: number[][]) => all.every((each) => Math.max(...each) - Math.min(...each) <= 1)

/** Pairs of letters that overlap once a share of their transition has passed; kerning and tracking may take 4 % of an em. */
function overlaps(name: SVGElement, share: number): string[] {
  for (const change of name.getAnimations({ subtree: true })) {
    change.pause()
    change.currentTime = Number(change.effect?.getComputedTiming().duration ?? 0) * share
    if (share === 1) change.finish()
  }
  if (!(name instanceof SVGTextElement)) return ['no text']
  const letters = Array.from(name.textContent)
  return letters.slice(1).flatMap((letter, index) => {
    const [one, next] = [name.getExtentOfChar(index), name.getExtentOfChar(index + 1)]
    return next.x - one.x - one.width < -4 ? [`${letters[index]}${letter}`] : []
  })
}
