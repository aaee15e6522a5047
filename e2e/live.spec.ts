import type { Locator, Page } from '@playwright/test'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { balanceOf, hearLoudness } from '@/lib/live/loudness-balance'
import { listenTo } from './live-ear'
import { expect, expectAccessible, open, test } from './test'

const PATH = '/presets/tarkov-stille-sohle'
const { filters } = tarkovStilleSohle
/** Hz: lowered, raised and lowered again by the preset. */
const TONES = [100, 2400, 7000]
const LOUD = 0.1
const SAMPLE_RATE = 48_000

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
const switchOf = (page: Page) => liveOf(page).getByRole('group', { name: 'Ohne oder mit Preset' })
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

/** A second of a tone, as a file. */
function wave(): Buffer {
  const data = Buffer.alloc(2 * SAMPLE_RATE)
  for (let index = 0; index < SAMPLE_RATE; index += 1)
    data.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 1000 * index) / SAMPLE_RATE)), 2 * index)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(SAMPLE_RATE, 24)
  head.writeUInt32LE(2 * SAMPLE_RATE, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
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

const told = (page: Page) => liveOf(page).getByRole('alert').filter({ hasText: /./ })

async function difference(one: number[], other: number[]): Promise<number[]> {
  return other.map((level, index) => level - (one[index] ?? NaN))
}

test('the tones of another tab change by what the curve says, and nothing is sent', async ({ page }) => {
  const ear = await listenTo(page)
  const tones = await openTones(page)
  await open(page, PATH)
  await liveOf(page).scrollIntoViewIfNeeded()
  await press(page, 'Tab')
  await expect(liveOf(page).getByText('Zu hören ist der geteilte Tab.')).toBeVisible()
  await expect.poll(ear.tracks).toEqual(['audio live', 'video ended'])
  await expect(liveOf(page).getByText('wird gemessen')).toHaveCount(0)

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  page.on('websocket', (socket) => sent.push(socket.url()))
  const hear = async (name: string) => {
    await side(page, name).check({ force: true })
    // An analyser looks back on less than a second; after that two looks agree.
    let last: number[] = []
    await expect
      .poll(
        async () => {
          const before = last
          last = await ear.levelsAt(TONES)
          return Math.max(...last.map((level, index) => Math.abs(level - (before[index] ?? NaN))))
        },
        { intervals: [1000] },
      )
      .toBeLessThan(0.05)
    return last
  }
  const without = await hear('Ohne')
  const withPreset = await hear('Mit Preset')
  const changes = await difference(without, withPreset)
  for (const [index, expected] of expectedChanges().entries()) {
    expect(Math.abs((changes[index] ?? NaN) - expected), `${TONES[index]} Hz`).toBeLessThanOrEqual(0.5)
  }
  expect(await difference(withPreset, await hear('Ohne'))).not.toEqual([0, 0, 0])
  await press(page, 'Beenden')
  await expect.poll(ear.tracks).toEqual(['audio ended', 'video ended'])
  await expect(liveOf(page).getByRole('status')).toHaveText('Beendet.')
  await expect(switchOf(page)).toHaveCount(0)
  expect(sent).toEqual([])
  await tones.close()
})
