import { chromium } from '@playwright/test'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { Listener } from '@/lib/listening-test/simulation/listener'
import { listeners } from '@/lib/listening-test/simulation/listeners'
import { simulate, type Simulation } from '@/lib/listening-test/simulation/simulate'
import { trialPlan } from '@/lib/listening-test/procedure/trial-plan'
import { audioThreadShare } from './measuring/audio-thread'
import { once } from './measuring/median'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

/** Simulated runs of each listener. */
const RUNS = 10_000
/** Maximum deviation from 90 % in points, for the share of runs whose interval covers the truth. */
const MOST_POINTS = 2
/** %, for random answers, and for runs that are given up. */
const COVERED = { atRandom: 85, givenUp: 88 } as const
/** % of runs that claim a difference where there is none. */
const FALSE = { most: 5, mostMoved: 10 } as const
/** % of runs that detect 3 dB, by the spread in dB. */
const FOUND: Readonly<Record<number, number>> = { 1: 93, 1.5: 80, 2.5: 50 }

/** Whether the listening test finds the truth about simulated listeners, which takes an hour; and the cost of playing it. */
export async function measureListeningTest(chromiumPath: string): Promise<Row[]> {
  return [
    single(
      'listening test, audio thread, % of one processor',
      await playingShare(chromiumPath),
      10,
      'noise as long as a trial, without a pause, by a trace',
    ),
    ...listeners.flatMap((listener) => rowsOf(listener, simulate(listener, RUNS))),
  ]
}

function rowsOf(listener: Listener, simulation: Simulation): Row[] {
  const { coverage, verdicts, runs } = simulation
  const name = (what: string) => `listening test, ${listener.name}: ${what}`
  const { softer, louder, none, unclear } = verdicts
  const judged = `judged softer ${percent(softer)}, louder ${percent(louder)}, none ${percent(none)}, unclear ${percent(unclear)}`
  const interval = `${runs} runs; half of it ${simulation.margin.toFixed(2)} dB, bias ${simulation.bias.toFixed(2)}, deviation ${simulation.deviation.toFixed(2)}`
  const heard = `${simulation.trials.toFixed(0)} intervals`
  if (listener.guessedFrom !== undefined)
    return [
      {
        name: name('unclear or covered, %'),
        goal: { atLeast: COVERED.givenUp },
        value: once(100 * (unclear + (1 - unclear) * coverage)),
        detail: `${judged}; ${interval}, ${heard}`,
      },
    ]
  const rows = [coverageRow(name, listener, 100 * coverage, `${interval}, ${heard}`)]
  const moved = listener.moved !== undefined
  if (listener.difference === 0) {
    const most = moved ? FALSE.mostMoved : FALSE.most
    rows.push(single(name('both false claims, %'), 100 * (softer + louder), most, judged))
  } else if (!moved && listener.random === undefined && listener.drift === undefined) {
    const goal = { atLeast: FOUND[listener.spread] ?? 0 }
    rows.push({ name: name('difference found, %'), goal, value: once(100 * softer), detail: judged })
  }
  return rows
}

function coverageRow(
  name: (what: string) => string,
  { random }: Listener,
  covered: number,
  detail: string,
): Row {
  if (random !== undefined)
    return {
      name: name('covered by the 90 % interval, %'),
      goal: { atLeast: COVERED.atRandom },
      value: once(covered),
      detail,
    }
  const away = Math.abs(covered - 90)
  return single(
    name('the 90 % interval, points away from 90'),
    away,
    MOST_POINTS,
    `covers ${covered.toFixed(1)} %; ${detail}`,
  )
}

/** Plays a buffer as the page does; the content makes no difference to the share. */
async function playingShare(executablePath: string): Promise<number> {
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    await page.evaluate(
      async ([length, sampleRate]) => {
        const context = new AudioContext({ sampleRate })
        const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate })
        for (const channel of [0, 1])
          buffer.copyToChannel(
            Float32Array.from({ length }, () => 0.02 * (2 * Math.random() - 1)),
            channel,
          )
        const source = new AudioBufferSourceNode(context, { buffer, loop: true })
        source.connect(context.destination)
        source.start()
        await context.resume()
      },
      [trialPlan.length, SAMPLE_RATE] as const,
    )
    return await audioThreadShare(page)
  } finally {
    await browser.close()
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
