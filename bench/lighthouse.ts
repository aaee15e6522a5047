import { runLighthouse, type LighthouseRun } from './measuring/lighthouse-run'
import { nothing, withServer, PRODUCT } from './measuring/measured-shop'
import { spreadOf } from './measuring/median'
import type { Row } from './measuring/report'
import { steppingBack } from './measuring/step-back'

/** The median of five, as Lighthouse's docs/variability.md advises. */
const RUNS = 5
/**
 * This audit fails on pages that ask not to be indexed, as cart and checkout do on purpose. The rest of SEO
 * counts there, too.
 */
const HIDDEN_FLAGS = ['--skip-audits=is-crawlable']
const HALF_OF_THE_LAST_DIGIT = 0.005

interface MeasuredPage {
  name: string
  path: string
  /** Whether it keeps search engines out. */
  isHidden?: boolean
}

const PAGES: MeasuredPage[] = [
  { name: 'start', path: '/' },
  { name: 'catalogue', path: '/presets' },
  { name: 'product', path: PRODUCT },
  { name: 'cart', path: '/warenkorb', isHidden: true },
  { name: 'checkout', path: '/kasse', isHidden: true },
]

/** Lighthouse's figures for five pages. */
export function measureLighthouse(chromiumPath: string): Promise<Row[]> {
  return steppingBack(() =>
    withServer(nothing, async ({ origin }) => {
      const rows: Row[] = []
      for (const page of PAGES) rows.push(...(await rowsOf(origin, page, chromiumPath)))
      return rows
    }),
  )
}

/** Lighthouse's figures for a page as a phone loads it for the first time. */
async function rowsOf(
  origin: string,
  { name, path, isHidden = false }: MeasuredPage,
  chromiumPath: string,
): Promise<Row[]> {
  const run = () => runLighthouse(origin + path, chromiumPath, isHidden ? HIDDEN_FLAGS : [])
  // A server that has just started is slow for its first visitor.
  await run()
  const runs: LighthouseRun[] = []
  while (runs.length < RUNS) runs.push(await run())
  const row = (
    figure: string,
    goal: Row['goal'],
    of: (run: LighthouseRun) => number,
    detail: string,
  ): Row => {
    return { name: `${figure}, ${name}`, goal, value: spreadOf(runs.map(of)), detail }
  }
  const lowest = isHidden ? 'the lowest of the three, without is-crawlable' : 'the lowest of the three'
  const alone = 'the same runs, without what tasks waited for other programs'
  return [
    row('Lighthouse performance', { atLeast: 95 }, (one) => one.performance, `phone, ${RUNS} runs`),
    row(
      'the same, by the time of the processor alone',
      { atLeast: 95 },
      (one) => one.performanceAlone,
      alone,
    ),
    row('accessibility, best practices, SEO', { atLeast: 100 }, (one) => one.others, lowest),
    row('layout shift (CLS)', { atMost: HALF_OF_THE_LAST_DIGIT }, (one) => one.shift, 'while it loads'),
    row('fonts, KB', { atMost: 60 }, (one) => one.fontBytes / 1024, 'as sent, first visit'),
  ]
}
