import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { nothing, withServer } from './measured-shop'
import { PRODUCT } from './product'
import type { Row } from './report'
import { spreadOf } from './median'

/** Fetched when it is wanted: with all that it needs, it is larger than the shop. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** The median of five, as Lighthouse's docs/variability.md advises. */
const RUNS = 5
const FLAGS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox']
/** Fails where a page asks not to be found, which cart and checkout do on purpose. All else of SEO counts there too. */
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

/** What one run says of a page on a phone. Scores are out of 100. */
interface Run {
  performance: number
  /** The lowest of accessibility, best practices and SEO. */
  others: number
  /** What has moved while the page loaded. */
  shift: number
  fontBytes: number
}

const score = z.object({ score: z.number() })
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) })
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
})

/** Lighthouse's figures of five pages. */
export function measureLighthouse(chromiumPath: string): Promise<Row[]> {
  return withServer(nothing, async ({ origin }) => {
    const rows: Row[] = []
    for (const page of PAGES) rows.push(...(await rowsOf(origin, page, chromiumPath)))
    return rows
  })
}

/** Lighthouse's figures of a page as a phone loads it for the first time. */
async function rowsOf(
  origin: string,
  { name, path, isHidden = false }: MeasuredPage,
  chromiumPath: string,
): Promise<Row[]> {
  const run = () => oneRun(origin + path, chromiumPath, isHidden ? HIDDEN_FLAGS : [])
  // A server that has just started answers its first visitor late.
  await run()
  const runs: Run[] = []
  while (runs.length < RUNS) runs.push(await run())
  const row = (figure: string, goal: Row['goal'], of: (run: Run) => number, detail: string): Row => {
    return { name: `${figure}, ${name}`, goal, value: spreadOf(runs.map(of)), detail }
  }
  const lowest = isHidden ? 'the lowest of the three, without is-crawlable' : 'the lowest of the three'
  return [
    row('Lighthouse performance', { atLeast: 95 }, (one) => one.performance, `phone, ${RUNS} runs`),
    row('accessibility, best practices, SEO', { atLeast: 100 }, (one) => one.others, lowest),
    row('layout shift (CLS)', { atMost: HALF_OF_THE_LAST_DIGIT }, (one) => one.shift, 'while it loads'),
    row('fonts, KB', { atMost: 60 }, (one) => one.fontBytes / 1024, 'as sent, first visit'),
  ]
}

async function oneRun(url: string, chromiumPath: string, more: readonly string[]): Promise<Run> {
  const ask = () =>
    promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...FLAGS, ...more], {
      env: { ...process.env, CHROME_PATH: chromiumPath, NODE_OPTIONS: '' },
      maxBuffer: 64 * 1024 * 1024,
    })
  // Now and then Lighthouse loses its own trace (NO_NAVSTART) and asks to be run again.
  const { stdout } = await ask().catch(ask)
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout))
  const { performance, ...others } = categories
  const fonts = audits['network-requests'].details.items.filter((item) => item.resourceType === 'Font')
  return {
    performance: Math.round(performance.score * 100),
    others: Math.round(Math.min(...Object.values(others).map(({ score }) => score)) * 100),
    shift: audits['cumulative-layout-shift'].numericValue,
    fontBytes: fonts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}
