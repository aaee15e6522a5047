import { chromium } from '@playwright/test'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { Listener } from '@/lib/hearing/simulation/listener'
import { listeners } from '@/lib/hearing/simulation/listeners'
import { simulateReversals } from '@/lib/hearing/simulation/reversals'
import { simulate, type Simulation } from '@/lib/hearing/simulation/simulate'
import { trialPlan } from '@/lib/hearing/stimulus/plan'
import { audioThreadShare } from './measuring/audio-thread'
import { once } from './measuring/median'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

/** Of each listener. */
const RUNS = 10_000
/** dB, and points around 90 %. */
const MOST_BIAS = 0.3
const MOST_POINTS = 2

/** Whether the listening test finds out what is true of simulated listeners, which takes minutes; and what playing it costs. */
export async function measureHearing(chromiumPath: string): Promise<Row[]> {
  return [
    single(
      'listening test, audio thread, % of one processor',
      await playingShare(chromiumPath),
      10,
      'noise as long as a trial, without a pause, by a trace',
    ),
    ...simulatedRows(),
  ]
}

function simulatedRows(): Row[] {
  const rows: Row[] = []
  const nearer: number[] = []
  const read: string[] = []
  for (const listener of listeners) {
    const simulation = simulate(listener, RUNS)
    const reversals = simulateReversals(listener, RUNS)
    rows.push(...rowsOf(listener, simulation))
    nearer.push(awayFrom90(reversals.coverage) - awayFrom90(simulation.coverage))
    read.push(
      `${listener.name}: ${percent(reversals.coverage)}, ±${reversals.margin.toFixed(1)} dB, bias ${reversals.bias.toFixed(2)}, of the threshold ${reversals.thresholdBias.toFixed(2)}`,
    )
  }
  const least: Row = {
    name: 'listening test, 90 % interval: points nearer to 90 than a bootstrap of reversals, least of all listeners',
    goal: { atLeast: 0 },
    value: once(Math.min(...nearer)),
    detail: `by reversals: ${read.join('; ')}`,
  }
  return [...rows, least]
}

/** Points. */
function awayFrom90(coverage: number): number {
  return Math.abs(100 * coverage - 90)
}

/** Of a buffer as the page plays it; what is in it makes no difference. */
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

function rowsOf(listener: Listener, simulation: Simulation): Row[] {
  const { bias, coverage, thresholdBias, thresholdCoverage, verdicts } = simulation
  const name = (what: string) => `listening test, ${listener.name}: ${what}`
  const rows = [
    single(
      name('bias of the difference, dB'),
      Math.abs(bias),
      MOST_BIAS,
      `${RUNS} runs, signed ${bias.toFixed(3)}; of the threshold ${thresholdBias.toFixed(2)}, whose interval covers ${percent(thresholdCoverage)}`,
    ),
    single(
      name('the 90 % interval, points away from 90'),
      awayFrom90(coverage),
      MOST_POINTS,
      `covers ${percent(coverage)}; half of its width, median ${simulation.margin.toFixed(1)} dB`,
    ),
  ]
  const told = `sooner ${percent(verdicts.sooner)}, later ${percent(verdicts.later)}, none ${percent(verdicts.none)}, unclear ${percent(verdicts.unclear)}`
  if (listener.thresholds.without !== listener.thresholds.with)
    return rows.map((row, index) => (index === 0 ? { ...row, detail: `${row.detail}; told ${told}` } : row))
  return [
    ...rows,
    {
      name: name('told that there is no difference, %'),
      goal: { atLeast: 90 },
      value: once(100 * verdicts.none),
      detail: told,
    },
  ]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
