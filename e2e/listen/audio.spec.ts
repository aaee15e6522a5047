import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { presetSchema, type Preset } from '@/lib/catalog/schema'
import { audioDeviation, loadAudio, SAMPLE_RATES } from '../support/audio-deviation'
import { expect, expectAccessible, open, test } from '../support/test'

const PRESETS = join(process.cwd(), 'lib/catalog/presets')

/** Every preset with a file, listed or not. */
async function allPresets(): Promise<Preset[]> {
  const modules = await Promise.all(
    readdirSync(PRESETS).map(async (file): Promise<object> => import(join(PRESETS, file))),
  )
  return modules.flatMap((exports) => Object.values(exports)).map((preset) => presetSchema.parse(preset))
}

/** Counts starts and stops of sound. */
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

const isOneOfSeveral = ({ starts, stops }: { starts: number; stops: number }) =>
  starts > 1 && starts - stops === 1
const instrumentOf = (page: Page, name: string) => page.getByRole('region', { name })
const play = (name: string) => ({ name: `Hörprobe abspielen: ${name}` })
const pause = (name: string) => ({ name: `Hörprobe anhalten: ${name}` })
const NAME = 'Klarsignal'
const PATH = '/presets/overwatch-klarsignal'

test.describe('audio', () => {
  test('the player’s filters match the drawn curve, for every preset', async ({ page }) => {
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

  test(
    'an instrument is played by keyboard, and switches without restarting',
    { tag: '@journey' },
    async ({ page }) => {
      const counts = await countStarts(page)
      await open(page, PATH)
      const instrument = instrumentOf(page, NAME)
      expect(await counts()).toEqual({ starts: 0, stops: 0 })
      const [without, withPreset] = [
        instrument.getByRole('radio', { name: 'Ohne' }),
        instrument.getByRole('radio', { name: 'Mit Preset' }),
      ]
      await expect(withPreset).toBeChecked()

      await instrument.getByRole('button', play(NAME)).focus()
      await page.keyboard.press('Enter')
      await expect(instrument.getByRole('button', pause(NAME))).toBeFocused()
      // The first seconds are played while the rest is made, and go on in it.
      await expect.poll(counts).toEqual({ starts: 2, stops: 1 })
      await withPreset.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(without).toBeChecked()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('Space')
      await expect(withPreset).toBeChecked()
      expect(await counts()).toEqual({ starts: 2, stops: 1 })

      await instrument.getByRole('combobox', { name: 'Szene' }).selectOption('Ruf im Lärm')
      await expect.poll(counts).toEqual({ starts: 4, stops: 3 })
      await expect(withPreset).toBeChecked()
      await instrument.getByRole('button', pause(NAME)).press('Enter')
      await expect(instrument.getByRole('button', play(NAME))).toBeVisible()
    },
  )

  test('a preset is played with its game’s scene and a description of it', async ({ page }) => {
    await open(page, '/presets/acc-kurvengrip')
    const instrument = instrumentOf(page, 'Kurvengrip')
    await expect(instrument.getByText('Ein Wagen am Limit')).toBeVisible()
    await expect(instrument.getByText(/^Zwei Kurven,/)).toBeVisible()
    await expect(instrument.getByRole('combobox', { name: 'Szene' })).toHaveCount(0)
    await instrument.getByRole('button', play('Kurvengrip')).click()
    await expect(instrument.getByRole('button', pause('Kurvengrip'))).toBeVisible()
    // A scene chosen for one preset is kept for those that it fits, and for no other.
    await open(page, PATH)
    const scene = instrumentOf(page, NAME).getByRole('combobox', { name: 'Szene' })
    await expect(scene.locator('option:checked')).toHaveText('Ruf im Teamkampf')
    await scene.selectOption('Ruf im Lärm')
    await expect(instrumentOf(page, NAME).getByText(/^Jemand ruft durch eine Halle/)).toBeVisible()
  })

  test(
    'a card plays, a small player follows across pages, and only one sound plays at a time',
    { tag: '@journey' },
    async ({ page }) => {
      const counts = await countStarts(page)
      await open(page, '/presets')
      await page.getByRole('button', play('Taktgeber')).click()
      await expect(page.getByRole('article').getByRole('button', pause('Taktgeber'))).toBeVisible()
      const small = page.getByRole('complementary', { name: 'Was gerade zu hören ist' })
      await expect(small).toContainText('Taktgeber')
      await page.getByRole('button', play('Lagerfeuer')).click()
      await expect(small).toContainText('Lagerfeuer')
      // A fast machine has the whole scene before its first seconds are played; on a slow one it replaces them.
      await expect.poll(async () => isOneOfSeveral(await counts())).toBe(true)
      await page.getByRole('navigation').getByRole('link', { name: 'Warenkorb' }).first().click()
      await expect(page).toHaveURL('/warenkorb')
      await expect(small.getByRole('button', pause('Lagerfeuer'))).toBeVisible()
      await small.getByRole('button', { name: 'Beenden' }).click()
      await expect(small).toHaveCount(0)
    },
  )

  test('the sound stops when the tab is hidden, and does not resume by itself', async ({ page }) => {
    await open(page, PATH)
    const instrument = instrumentOf(page, NAME)
    await instrument.getByRole('button', play(NAME)).click()
    await expect(instrument.getByRole('button', pause(NAME))).toBeVisible()
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await setHidden(true)
    await expect(instrument.getByRole('button', play(NAME))).toBeVisible()
    await setHidden(false)
    await expect(instrument.getByRole('button', play(NAME))).toBeVisible()
  })

  test('the spectrum moves with the sound, and is absent under reduced motion', async ({ page }) => {
    await open(page, PATH)
    const instrument = instrumentOf(page, NAME)
    const spectrum = instrument.locator('div > canvas')
    const picture = () => spectrum.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    await expect(spectrum).toHaveCount(0)
    await instrument.getByRole('button', play(NAME)).click()
    await expect(spectrum).toBeVisible()
    const first = await picture()
    await expect.poll(picture).not.toBe(first)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(spectrum).toHaveCount(0)
    await expect(instrument.getByRole('button', pause(NAME))).toBeVisible()
  })

  test('an error is shown if the browser has no Web Audio, and the page still works', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))
    await open(page, PATH)
    const instrument = instrumentOf(page, NAME)
    await instrument.getByRole('button', play(NAME)).click()
    await expect(instrument.getByRole('alert')).toContainText('kein Web Audio')
    await expect(instrument.getByRole('button', play(NAME))).toBeVisible()
    await expectAccessible(page)
  })

  test('an error is shown if a sound cannot be loaded, and playing can be retried', async ({
    page,
    context,
    consoleErrors,
  }) => {
    // Otherwise the code would be loaded before it is needed.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await open(page, PATH)
    const instrument = instrumentOf(page, NAME)
    await context.setOffline(true)
    await instrument.getByRole('button', play(NAME)).click()
    await expect(instrument.getByRole('alert')).toContainText('konnte nicht geladen werden')
    await context.setOffline(false)
    await instrument.getByRole('button', play(NAME)).click()
    await expect(instrument.getByRole('button', pause(NAME))).toBeVisible()
    await expect(instrument.getByRole('alert')).toBeEmpty()
    expect(
      consoleErrors.splice(0).every((text) => /ERR_INTERNET_DISCONNECTED|Failed to load/.test(text)),
    ).toBe(true)
  })
})
