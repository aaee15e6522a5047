import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test, whenIdle } from '../support/test'

const PATH = '/presets/tarkov-stille-sohle'
const NAME = 'Stille Sohle'
/** Preset files are named after their pages. */
const PRESETS = readdirSync('lib/catalog/presets').map((file) => `/presets/${file.replace('.ts', '')}`)
const PHONE = { width: 360, height: 780 }

const instrumentOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const playButton = (place: Locator | Page) =>
  place.getByRole('button', { name: /^Hörprobe abspielen/ }).first()
const pauseButton = (place: Locator | Page) => place.getByRole('button', { name: /^Hörprobe anhalten/ })

/** Measures the output as the loudest sample of a moment. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard: AnalyserNode[] = []
    const { connect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      // Taps everything sent to the output device.
      if (to[0] instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context)
        heard.push(ear)
        Reflect.apply(connect, this, [ear])
      }
      return Reflect.apply(connect, this, to)
    } as typeof connect
    Object.assign(globalThis, {
      loudest: () =>
        heard.reduce((loudest, ear) => {
          const samples = new Float32Array(ear.fftSize)
          if (ear.context.state === 'running') ear.getFloatTimeDomainData(samples)
          return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest)
        }, 0),
    })
  })
  return () => page.evaluate('loudest()')
}

/** Chromium's accessibility tree of a part of the page: role and name of each node in order. */
async function spokenOf(page: Page, part: Locator): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await part.evaluate((element) => Object.assign(globalThis, { asked: element }))
  const { result } = await client.send('Runtime.evaluate', { expression: 'asked' })
  const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: String(result.objectId) })
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)}: ${String(name?.value)}`)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('name, switch, play and curve are on the first screen of the start page and every preset', async ({
    page,
  }) => {
    for (const address of ['/', ...PRESETS]) {
      await page.goto(address)
      const instrument = page.getByRole('region').filter({ has: page.getByRole('radio') })
      const end =
        address === '/' ? PHONE.height : await topOf(page.getByRole('button', { name: 'In den Warenkorb' }))
      for (const part of [
        instrument.getByRole('heading').first(),
        instrument.getByRole('img', { name: /^Frequenzkurve/ }),
        instrument.getByRole('group', { name: 'Ohne oder mit Preset' }),
        playButton(instrument),
      ]) {
        await expect(part, address).toBeInViewport({ ratio: 1 })
        const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {}
        expect(y + height, address).toBeLessThanOrEqual(end)
      }
    }
  })
})

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? NaN
}

test('an instrument fits the window with text at 200 %', async ({ page }) => {
  await open(page, PATH)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const instrument = instrumentOf(page, NAME)
  const [inner, outer] = await instrument.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ])
  expect(inner).toBeLessThanOrEqual(outer ?? NaN)
  const action = await instrument.getByRole('button', { name: 'In den Warenkorb' }).boundingBox()
  expect((action?.x ?? NaN) + (action?.width ?? NaN)).toBeLessThanOrEqual(outer ?? NaN)
})

test('a shaped name can be found and selected, and is read out, as one text', async ({ page }) => {
  await open(page, PATH)
  const heading = page.getByRole('heading', { level: 1 })
  expect(await spokenOf(page, heading)).toEqual([`heading: ${NAME}`])
  const found = await page.evaluate(
    (name) => Reflect.apply(Reflect.get(window, 'find'), window, [name, true]) && String(getSelection()),
    NAME,
  )
  expect(found).toBe(NAME)

  await open(page, '/presets')
  const link = page.getByRole('link', { name: 'Taktgeber', exact: true })
  expect(await spokenOf(page, link)).toEqual(['link: Taktgeber'])
  const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Spielklang' })
  expect(await spokenOf(page, logo)).toEqual(['image: Spielklang'])
})

test('the letters change with the switch', async ({ page }) => {
  await open(page, PATH)
  const instrument = instrumentOf(page, NAME)
  const looks = () =>
    instrument
      .getByRole('heading')
      .locator('tspan')
      .evaluateAll((letters) => new Set(letters.map((letter) => getComputedStyle(letter).fontWeight)).size)
  expect(await looks()).toBeGreaterThan(2)
  await instrument.getByText('Ohne', { exact: true }).click()
  await expect.poll(looks).toBe(1)
})

test('the first press plays sound, and loads no further scripts', async ({ page }) => {
  const loudest = await listen(page)
  await open(page, PATH)
  const instrument = instrumentOf(page, NAME)
  const scripts: string[] = []
  const isReady = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
  await playButton(instrument).hover()
  await isReady
  await whenIdle(page)
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await playButton(instrument).click()
  await expect.poll(loudest, { timeout: 10_000 }).toBeGreaterThan(0.01)
  expect(scripts).toEqual([])
  await pauseButton(instrument).click()
  await expect.poll(loudest).toBe(0)
})

test('the space bar switches wherever the focus is, even on the play button; Enter pauses', async ({
  page,
}) => {
  await open(page, PATH)
  const instrument = instrumentOf(page, NAME)
  const [without, withPreset] = [
    instrument.getByRole('radio', { name: 'Ohne' }),
    instrument.getByRole('radio', { name: 'Mit Preset' }),
  ]
  await page.keyboard.press('Space')
  await expect(withPreset).toBeChecked()
  await playButton(instrument).dblclick()
  await expect(pauseButton(instrument)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(without).toBeChecked()
  await instrument.getByText('Ohne', { exact: true }).click()
  await page.keyboard.press('Space')
  await expect(withPreset).toBeChecked()
  await page.getByRole('heading', { level: 2 }).first().click()
  await page.keyboard.press('Space')
  await expect(without).toBeChecked()
  await pauseButton(instrument).focus()
  await page.keyboard.press('Space')
  await expect(withPreset).toBeChecked()
  await expect(pauseButton(instrument)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(playButton(instrument)).toBeFocused()
  await expect(withPreset).toBeChecked()
})

test('the small player links the instrument and hides there, while the sound continues', async ({ page }) => {
  const loudest = await listen(page)
  await open(page, '/presets')
  const small = page.getByRole('complementary', { name: 'Was gerade zu hören ist' })
  await page.getByRole('button', { name: 'Hörprobe abspielen: Taktgeber' }).click()
  await expect.poll(loudest, { timeout: 10_000 }).toBeGreaterThan(0.01)
  await small.getByRole('link', { name: 'Taktgeber' }).click()
  await expect(page).toHaveURL('/presets/beat-saber-taktgeber')
  await expect(pauseButton(instrumentOf(page, 'Taktgeber'))).toBeVisible()
  await expect(small).toHaveCount(0)
  await expect.poll(loudest).toBeGreaterThan(0.01)
  await page.goBack()
  await expect(small.getByRole('button', { name: 'Hörprobe anhalten: Taktgeber' })).toBeVisible()
})

test('a playing instrument is accessible in light, dark and forced colours', async ({ page }) => {
  await open(page, PATH)
  await playButton(instrumentOf(page, NAME)).click()
  await expect(pauseButton(page)).toBeVisible()
  for (const forcedColors of ['none', 'active'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors })
      await test.step(`${colorScheme}, forced: ${forcedColors}`, () => expectAccessible(page))
    }
  await expect(pauseButton(page)).toBeVisible()
})
