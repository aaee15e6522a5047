import type { Page } from '@playwright/test'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { balanceOf, hearLoudness } from '@/lib/live/loudness-balance'
import { listenTo, type Ear } from './live-ear'
import { expect, expectAccessible, open, test } from './test'
import { toneFile } from './tone-file'

const PATH = '/presets/tarkov-stille-sohle'
const { filters } = tarkovStilleSohle
/** Hz: lowered, raised and lowered again by the preset. */
const TONES = [100, 2400, 7000]
const LOUD = 0.1

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // Real sound from tab to tab; it is the only one with this title, so that nobody has to choose.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--auto-select-tab-capture-source-by-title=Drei Toene',
      '--use-fake-device-for-media-stream',
    ],
  },
})

const liveOf = (page: Page) => page.getByRole('region', { name: 'Hör es live', exact: true })
const press = (page: Page, name: string) => liveOf(page).getByRole('button', { name, exact: true }).click()
const side = (page: Page, name: string) => liveOf(page).getByRole('radio', { name, exact: true })

/** Another tab in which three tones sound without end. */
async function openTones(page: Page): Promise<Page> {
  const tones = await page.context().newPage()
  const script = `document.querySelector('button').onclick = () => {
    const context = new AudioContext()
    for (const frequency of [${TONES}]) {
      const tone = new OscillatorNode(context, { frequency })
      tone.connect(new GainNode(context, { gain: ${LOUD} })).connect(context.destination)
      tone.start()
    }
  }`
  const tab = `<title>Drei Toene</title><button>Ton</button><script>${script}</script>`
  await tones.goto(`data:text/html,${encodeURIComponent(tab)}`)
  await tones.getByRole('button').click()
  await page.bringToFront()
  return tones
}

/** What the switch has to change at each of the tones, in dB: the curve, its preamp, and what keeps both sides equally loud. */
function expectedChanges(): number[] {
  const samples = Float32Array.from({ length: SAMPLE_RATE }, (_, index) =>
    TONES.reduce((sum, tone) => sum + LOUD * Math.sin((2 * Math.PI * tone * index) / SAMPLE_RATE), 0),
  )
  const balance = balanceOf([hearLoudness(samples, filters, preampOf(filters))])
  const all = preampOf(filters) + 20 * Math.log10((balance?.after ?? NaN) / (balance?.before ?? NaN))
  return TONES.map((tone) => responseOf(filters)(tone) + all)
}

/** Lets a browser refuse as it says it does. */
async function refuse(page: Page, method: 'getDisplayMedia' | 'getUserMedia', name: string): Promise<void> {
  await page.addInitScript(
    ([what, error]) => {
      MediaDevices.prototype[what] = () => Promise.reject(new DOMException('', error))
    },
    [method, name] as const,
  )
}

const status = (page: Page) => liveOf(page).getByRole('status')
const told = (page: Page) => liveOf(page).getByRole('alert').filter({ hasText: /./ })

/** Chromium's own word at every capture of a tab, wherever a page keeps cameras off. */
function forgiveCamera(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((text) => !text.includes('camera is not allowed'))).toEqual([])
}

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Levels once two looks agree, because an analyser looks back on most of a second. */
async function settledLevels(ear: Ear): Promise<number[]> {
  let levels: number[] = []
  const moved = async () => {
    const before = levels
    levels = await ear.levelsAt(TONES)
    return Math.max(...levels.map((level, index) => Math.abs(level - (before[index] ?? NaN))))
  }
  await expect.poll(moved, { intervals: [1000] }).toBeLessThan(0.05)
  return levels
}

const chooseFile = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Datei')
  await (await chooser).setFiles(file)
}
const tone = () => ({ name: 'mitschnitt.wav', mimeType: 'audio/wav', buffer: toneFile(1000) })

test.describe('another tab', () => {
  test('its tones change by what the curve says, and nothing is sent', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await open(page, PATH)
    await press(page, 'Tab')
    await expect(status(page)).toContainText('Zu hören ist der geteilte Tab.')
    expect(await ear.tracks()).toEqual(['audio live', 'video ended'])
    await expect(liveOf(page).getByText('wird gemessen')).toHaveCount(0)
    await expectAccessible(page)

    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    page.on('websocket', (socket) => sent.push(socket.url()))
    await side(page, 'Mit Preset').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(side(page, 'Ohne')).toBeChecked()
    const without = await settledLevels(ear)
    await page.keyboard.press('ArrowRight')
    await expect(side(page, 'Mit Preset')).toBeChecked()
    const withPreset = await settledLevels(ear)
    for (const [index, expected] of expectedChanges().entries()) {
      const change = (withPreset[index] ?? NaN) - (without[index] ?? NaN)
      expect(Math.abs(change - expected), `${TONES[index]} Hz`).toBeLessThanOrEqual(0.5)
    }
    await press(page, 'Beenden')
    await expect(status(page)).toHaveText('Beendet.')
    expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
    await expect(side(page, 'Ohne')).toHaveCount(0)
    expect(sent).toEqual([])
    forgiveCamera(consoleErrors)
  })

  test('goes on while the visitor is in the game, until its tab is closed', async ({
    page,
    consoleErrors,
  }) => {
    const ear = await listenTo(page)
    const tones = await openTones(page)
    await open(page, PATH)
    await press(page, 'Tab')
    await expect(status(page)).toContainText('Zu hören ist')
    await hide(page, true)
    await tones.bringToFront()
    await expect.poll(async () => Math.min(...(await ear.levelsAt(TONES)))).toBeGreaterThan(-60)
    await tones.close()
    await expect(told(page)).toContainText('wird nicht mehr geteilt')
    await hide(page, false)
    await expect(told(page)).toContainText('wird nicht mehr geteilt')
    expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
    forgiveCamera(consoleErrors)
  })

  test('is given back when a sample begins, and begins by pausing one', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await open(page, PATH)
    const sample = (name: string) => page.getByRole('button', { name: `${name}: Stille Sohle` })
    await sample('Hörprobe abspielen').click()
    await expect(sample('Hörprobe anhalten')).toBeVisible()
    await press(page, 'Tab')
    await expect(status(page)).toContainText('Zu hören ist')
    await expect(sample('Hörprobe abspielen')).toBeVisible()
    await sample('Hörprobe abspielen').click()
    await expect(told(page)).toContainText('weil eine Hörprobe begonnen hat')
    expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
    forgiveCamera(consoleErrors)
  })

  test('without sound, or none at all, is told apart', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await page.addInitScript(() => {
      const open = MediaDevices.prototype.getDisplayMedia
      MediaDevices.prototype.getDisplayMedia = function (this: MediaDevices, options) {
        return open.call(this, { ...options, audio: false })
      }
    })
    await open(page, PATH)
    await press(page, 'Tab')
    await expect(told(page)).toContainText('ohne Ton geteilt')
    expect(await ear.tracks()).toEqual(['video ended'])
    forgiveCamera(consoleErrors)
  })

  for (const [name, words] of [
    ['NotAllowedError', 'Es wurde kein Tab freigegeben.'],
    ['InvalidStateError', 'Bitte drücken Sie noch einmal.'],
  ] as const) {
    test(`that could not be shared is told: ${name}`, async ({ page }) => {
      await refuse(page, 'getDisplayMedia', name)
      await open(page, PATH)
      await press(page, 'Tab')
      await expect(told(page)).toContainText(words)
      await expectAccessible(page)
    })
  }

  test('needs a browser that can; the others say why, and do the rest', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'))
    await open(page, PATH)
    await press(page, 'Tab')
    await expect(told(page)).toContainText('Ihr Browser gibt den Ton von Tabs nicht weiter.')
    await chooseFile(page, tone())
    await expect(status(page)).toContainText('Zu hören ist: mitschnitt.wav')
    await expect(told(page)).toHaveCount(0)
  })
})

test.describe('an input', () => {
  test('is heard until the page is left', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, PATH)
    await expect(liveOf(page)).toContainText('Setzen Sie vorher Kopfhörer auf.')
    await press(page, 'Eingang')
    await expect(status(page)).toContainText('Zu hören ist der Eingang:')
    expect(await ear.tracks()).toEqual(['audio live'])
    await page.getByRole('link', { name: 'Presets', exact: true }).first().click()
    await expect(page).toHaveURL('/presets')
    await expect.poll(ear.tracks).toEqual(['audio ended'])
  })

  test('ends when the page goes into the cache of the way back', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, PATH)
    await press(page, 'Eingang')
    await expect(status(page)).toContainText('Zu hören ist')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(await ear.tracks()).toEqual(['audio ended'])
    await expect(status(page)).toHaveText('Beendet.')
  })

  test('that is taken away is told', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, PATH)
    await press(page, 'Eingang')
    await expect(status(page)).toContainText('Zu hören ist')
    await context.clearPermissions()
    await expect(told(page)).toContainText('Der Eingang ist weg')
    expect(await ear.tracks()).toEqual(['audio ended'])
  })

  test('that comes after the visitor has ended is given back at once', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await page.addInitScript(() => {
      const open = MediaDevices.prototype.getUserMedia
      const asked = new Promise((answer) => Object.assign(globalThis, { answer }))
      MediaDevices.prototype.getUserMedia = function (this: MediaDevices, options) {
        return asked.then(() => open.call(this, options))
      }
    })
    await open(page, PATH)
    await press(page, 'Eingang')
    await expect(status(page)).toContainText('Der Browser fragt Sie')
    await press(page, 'Beenden')
    await page.evaluate('answer()')
    await expect.poll(ear.tracks).toEqual(['audio ended'])
    await expect(status(page)).toHaveText('Beendet.')
  })

  test('that the visitor does not allow is told', async ({ page }) => {
    await open(page, PATH)
    await press(page, 'Eingang')
    await expect(told(page)).toContainText('Der Browser hat den Eingang nicht freigegeben.')
    await expect(side(page, 'Ohne')).toHaveCount(0)
  })

  for (const [name, words] of [
    ['NotFoundError', 'Es ist kein Mikrofon und kein anderer Eingang angeschlossen.'],
    ['NotReadableError', 'Vielleicht benutzt ihn gerade ein anderes Programm.'],
  ] as const) {
    test(`that could not be opened is told: ${name}`, async ({ page }) => {
      await refuse(page, 'getUserMedia', name)
      await open(page, PATH)
      await press(page, 'Eingang')
      await expect(told(page)).toContainText(words)
    })
  }
})

test.describe('a file', () => {
  test('is heard by keyboard alone, on a phone, with any of the presets', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const ear = await listenTo(page)
    await open(page, '/')
    const chooser = page.waitForEvent('filechooser')
    await liveOf(page).getByRole('button', { name: 'Datei', exact: true }).focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(tone())
    await expect(status(page)).toContainText('Zu hören ist: mitschnitt.wav')
    await expect(liveOf(page).getByRole('button', { name: 'Datei', exact: true })).toBeFocused()
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(-40)
    await liveOf(page).getByRole('combobox', { name: 'Preset' }).selectOption({ index: 3 })
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(-40)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('can be dropped, and another one after it', async ({ page }) => {
    await open(page, PATH)
    for (const name of ['erste.wav', 'zweite.wav']) {
      const dropped = await page.evaluateHandle(
        ([bytes, called]) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(bytes)], called, { type: 'audio/wav' }))
          return data
        },
        [[...toneFile(1000)], name] as const,
      )
      await liveOf(page).getByText('auch hierher ziehen').dispatchEvent('drop', { dataTransfer: dropped })
      await expect(status(page)).toContainText(name)
    }
  })

  test('that is no sound is told', async ({ page }) => {
    await open(page, PATH)
    await chooseFile(page, { name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Ton') })
    await expect(told(page)).toContainText('Diese Datei kann Ihr Browser nicht abspielen.')
  })

  test('goes on after the browser has paused it', async ({ page }) => {
    const ear = await listenTo(page)
    await open(page, PATH)
    await chooseFile(page, tone())
    await expect(status(page)).toContainText('Zu hören ist')
    await ear.pause()
    await expect(status(page)).toHaveText('Der Browser hat den Ton angehalten.')
    await press(page, 'Fortsetzen')
    await expect(status(page)).toContainText('Zu hören ist')
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(-40)
    await expect(page.locator('body')).not.toBeFocused()
  })
})

test('what cannot be loaded or heard is told, and can be tried again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await refuse(page, 'getUserMedia', 'NotFoundError')
  await open(page, PATH)
  await context.setOffline(true)
  await press(page, 'Eingang')
  await expect(told(page)).toContainText('konnte nicht geladen werden')
  expect(consoleErrors.splice(0).every((text) => /ERR_INTERNET_DISCONNECTED|Failed to load/.test(text))).toBe(
    true,
  )
  await context.setOffline(false)
  await press(page, 'Eingang')
  await expect(told(page)).toContainText('kein Mikrofon')
})

test('a browser without Web Audio says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))
  await open(page, PATH)
  await press(page, 'Eingang')
  await expect(told(page)).toContainText('kein Web Audio')
})

test('only the shop itself may ask for a tab or an input', async ({ request, shop }) => {
  const policy = (await request.get(shop.origin)).headers()['permissions-policy']
  expect(policy).toContain('display-capture=(self)')
  expect(policy).toContain('microphone=(self)')
})
