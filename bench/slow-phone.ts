import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { FADE } from '@/components/audio/playing/tuned-preset'
import { nothing, PRODUCT, withServer } from './measuring/measured-shop'
import { spreadOf } from './measuring/median'
import type { Row } from './measuring/report'
import {
  AFTERWARDS,
  NO_SOUND_DEVICE_NEEDED,
  openSlowly,
  openWatched,
  PHONE,
  SLOWED,
} from './measuring/slow-page'
import { steppingBack } from './measuring/step-back'
import { traced, type TraceEvent } from './measuring/trace'

const SIZES = [PHONE, { width: 1280, height: 800 }]
const PAGES = { start: '/', product: PRODUCT, studio: '/studio' }
const HALF_OF_THE_LAST_DIGIT = 0.005
const LISTENED = 5
/** ms of playback that are traced. */
const PLAYED = 5_000
const FRAME = 1000 / 60
const TRACED = ['devtools.timeline', 'toplevel']

/** A slow phone on a slow line: layout shift, time to the first sound, frames of the moving letters. */
export function measureSlowPhone(chromiumPath: string): Promise<Row[]> {
  return steppingBack(() =>
    withServer(nothing, async ({ origin }) => {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: NO_SOUND_DEVICE_NEEDED })
      try {
        return [
          ...(await shiftRows(browser, origin)),
          await soundRow(browser, origin),
          ...(await playingRows(browser, origin)),
          await headsetRow(browser, origin),
        ]
      } finally {
        await browser.close()
      }
    }),
  )
}

async function shiftRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const shifts: number[] = []
    for (const size of SIZES) {
      const { page } = await openSlowly(browser, origin + path, size)
      const { total, sources } = await page.evaluate(() => globalThis.watched.shifts)
      shifts.push(total)
      if (sources.length > 0) process.stderr.write(`${name}, ${size.width}: ${sources.join('; ')}\n`)
      await page.context().close()
    }
    rows.push({
      name: `layout shift (CLS) on a slow phone and line, ${name}`,
      goal: { atMost: HALF_OF_THE_LAST_DIGIT },
      value: spreadOf([Math.max(...shifts)]),
      detail: `the larger of ${SIZES.map(({ width }, index) => `${width} px: ${shifts[index]?.toFixed(4)}`).join(', ')}`,
    })
  }
  return rows
}

/** From the first touch of an otherwise untouched page. */
async function soundRow(browser: Browser, origin: string): Promise<Row> {
  const times: number[] = []
  for (let turn = 0; turn < LISTENED; turn += 1) {
    const { page } = await openSlowly(browser, origin + PRODUCT)
    times.push(await press(page))
    await page.context().close()
  }
  return {
    name: 'first sound after the press, slow phone and line, ms',
    goal: { atMost: 1500 },
    value: spreadOf(times),
    detail: `${LISTENED} first visits, processor ${SLOWED} times slowed`,
  }
}

/** @returns ms from the press to the first audible sample */
async function press(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /^Hörprobe abspielen/ })
    .first()
    .tap()
  const heard = await page.waitForFunction(() => globalThis.watched.heardAfter())
  return z.number().parse(await heard.jsonValue())
}

async function playingRows(browser: Browser, origin: string): Promise<Row[]> {
  const { page, client } = await openSlowly(browser, origin + PRODUCT)
  await press(page)
  await wait(AFTERWARDS)
  const events = await traced(client, TRACED, () => wait(PLAYED))
  await page.context().close()
  const { framesPerSecond, work } = workOf(events)
  const detail = `${PLAYED / 1000} s, processor ${SLOWED} times slowed`
  const value = spreadOf(work)
  return [
    {
      name: 'letters that move with the sound, work of a frame by the processor alone, ms',
      goal: { atMost: Number(FRAME.toFixed(2)) },
      value,
      detail,
    },
    {
      name: 'the same, frames per second',
      goal: { atLeast: 58 },
      value: spreadOf([framesPerSecond]),
      detail,
    },
  ]
}

/** From the key press that chooses a headset while a preset plays; with full CPU speed, since a slow line alone takes longer. */
async function headsetRow(browser: Browser, origin: string): Promise<Row> {
  const times: number[] = []
  for (let turn = 0; turn < LISTENED; turn += 1) {
    const page = await openWatched(await browser.newContext({ hasTouch: true }))
    await page.goto(origin + PRODUCT)
    await press(page)
    await page.getByRole('combobox', { name: /Headset$/ }).fill('cloud 2')
    await page
      .getByRole('option', { name: /^HyperX Cloud II/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    const heard = await page.waitForFunction(() => globalThis.watched.connectedAfterKey())
    times.push(z.number().parse(await heard.jsonValue()) + FADE * 1000)
    await page.context().close()
  }
  return {
    name: 'from the choice of a headset to its sound, ms',
    goal: { atMost: 300 },
    value: spreadOf(times),
    detail: `${LISTENED} first visits`,
  }
}

/** Work of the page's main thread between frames of the moving letters. */
function workOf(events: readonly TraceEvent[]): { framesPerSecond: number; work: number[] } {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [first, last] = [frames.at(0), frames.at(-1)]
  if (!first || !last || first === last) throw new Error('no frame in the trace')
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === first.pid && tid === first.tid,
  )
  // Several parts of the page may draw in one frame.
  const ticks = frames.filter(({ ts }, index) => ts - (frames[index - 1]?.ts ?? 0) > FRAME * 500).length
  const seconds = (last.ts - first.ts) / 1_000_000
  const work = Array.from({ length: Math.floor(seconds) }, (_, second) => {
    const begin = first.ts + second * 1_000_000
    const within = tasks.filter(({ ts }) => ts >= begin && ts < begin + 1_000_000)
    return (within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 / ticks) * seconds
  })
  return { framesPerSecond: (ticks - 1) / seconds, work }
}
