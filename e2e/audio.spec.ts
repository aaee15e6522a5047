import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { presetSchema, type Preset } from '@/lib/catalog/schema'
import { audioDeviation, loadAudio, SAMPLE_RATES } from './audio-deviation'
import { expect, expectAccessible, open, test } from './test'

const PRESETS = join(process.cwd(), 'lib/catalog/presets')

/** Every preset that has a file, whether the shop's list names it or not. */
async function allPresets(): Promise<Preset[]> {
  const modules = await Promise.all(
    readdirSync(PRESETS).map(async (file): Promise<object> => import(join(PRESETS, file))),
  )
  return modules.flatMap((exports) => Object.values(exports)).map((preset) => presetSchema.parse(preset))
}

/** Counts how often sound is started and stopped. */
async function countStarts(page: Page): Promise<() => Promise<{ starts: number; stops: number }>> {
  await page.addInitScript(() => {
    const counts = { starts: 0, stops: 0 }
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...times) {
      counts.starts += 1
      start.apply(this, times)
    }
    AudioBufferSourceNode.prototype.stop = function (...times) {
      counts.stops += 1
      stop.apply(this, times)
    }
    Object.assign(globalThis, { counts })
  })
  return () => page.evaluate('counts')
}

const sampleOf = (page: Page) => page.getByRole('region', { name: 'Hören Sie den Unterschied' })
const positionOf = (page: Page) =>
  sampleOf(page)
    .getByRole('progressbar')
    .evaluate((bar: HTMLProgressElement) => bar.value)

test.describe('audio', () => {
  test('the player’s filters do what is drawn, for every preset', async ({ page }) => {
    await loadAudio(page)
    const presets = await allPresets()
    expect(presets.length).toBeGreaterThanOrEqual(10)
    for (const sampleRate of SAMPLE_RATES) {
      for (const { id, filters } of presets) {
        const deviation = await audioDeviation(page, filters, sampleRate)
        expect(deviation, `${id} at ${sampleRate} Hz`).toBeLessThanOrEqual(0.05)
      }
    }
  })

  test('the sample is played by keyboard, and switches without losing its position', async ({ page }) => {
    const counts = await countStarts(page)
    await open(page, '/presets/tarkov-stille-sohle')
    const sample = sampleOf(page)
    await expect(sample.getByRole('button')).toHaveCount(1)
    expect(await counts()).toEqual({ starts: 0, stops: 0 })

    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).focus()
    await page.keyboard.press('Enter')
    await expect(sample.getByRole('button', { name: 'Hörprobe anhalten' })).toBeFocused()
    const side = (name: string) => sample.getByRole('button', { name, exact: true })
    const [before, after] = [side('Vorher'), side('Mit Preset')]
    await expect(before).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0.5)

    const atSwitch = await positionOf(page)
    await after.focus()
    await page.keyboard.press('Space')
    await expect(after).toHaveAttribute('aria-pressed', 'true')
    await expect(before).toHaveAttribute('aria-pressed', 'false')
    expect(await positionOf(page)).toBeGreaterThanOrEqual(atSwitch)
    await expect.poll(() => positionOf(page)).toBeGreaterThan(atSwitch + 0.5)
    expect(await counts()).toEqual({ starts: 1, stops: 0 })

    await sample.getByRole('radio', { name: /Schritte im Kies/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(sample.getByRole('radio', { name: /Schüsse in der Ferne/ })).toBeChecked()
    await expect.poll(counts).toEqual({ starts: 2, stops: 1 })
    await expect(after).toHaveAttribute('aria-pressed', 'true')

    const volume = sample.getByRole('slider', { name: 'Lautstärke' })
    await volume.focus()
    await page.keyboard.press('End')
    await expect(volume).toHaveValue('1')
    await sample.getByRole('button', { name: 'Spektrum anhalten' }).press('Enter')
    await expect(sample.getByRole('button', { name: 'Spektrum zeigen' })).toBeFocused()

    await sample.getByRole('button', { name: 'Hörprobe anhalten' }).press('Enter')
    await expect(sample.getByRole('button', { name: 'Hörprobe abspielen' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the sample stops when the tab is hidden, and does not go on by itself', async ({ page }) => {
    await open(page, '/')
    const sample = sampleOf(page)
    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).click()
    await expect(sample.getByRole('button', { name: 'Hörprobe anhalten' })).toBeVisible()
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await setHidden(true)
    await expect(sample.getByRole('button', { name: 'Hörprobe abspielen' })).toBeVisible()
    await setHidden(false)
    await expect(sample.getByRole('button', { name: 'Hörprobe abspielen' })).toBeVisible()
  })

  test('the spectrum stands still under reduced motion until it is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/presets/tarkov-stille-sohle')
    const sample = sampleOf(page)
    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).click()
    const canvas = sample.locator('canvas')
    const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0.5)
    const still = await picture()
    await expect.poll(() => positionOf(page)).toBeGreaterThan(1)
    expect(await picture()).toBe(still)
    await sample.getByRole('button', { name: 'Spektrum zeigen' }).click()
    await expect.poll(picture).not.toBe(still)
  })

  test('a browser without Web Audio says so, and nothing else breaks', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))
    await open(page, '/presets/tarkov-stille-sohle')
    const sample = sampleOf(page)
    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).click()
    await expect(sample.getByRole('alert')).toContainText('kein Web Audio')
    await expect(sample.getByRole('button', { name: 'Hörprobe abspielen' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a sample that cannot be loaded says so, and can be tried again', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await open(page, '/presets/tarkov-stille-sohle')
    const sample = sampleOf(page)
    await context.setOffline(true)
    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).click()
    await expect(sample.getByRole('alert')).toContainText('konnte nicht geladen werden')
    await context.setOffline(false)
    await sample.getByRole('button', { name: 'Hörprobe abspielen' }).click()
    await expect(sample.getByRole('button', { name: 'Hörprobe anhalten' })).toBeVisible()
    await expect(sample.getByRole('alert')).toBeEmpty()
    expect(
      consoleErrors.splice(0).every((text) => /ERR_INTERNET_DISCONNECTED|Failed to load/.test(text)),
    ).toBe(true)
  })
})
