import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Fetched when it is wanted: with all that it needs, it is larger than the shop. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FLAGS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox']
/** What Lighthouse calls the trace among what it has gathered. */
const TRACE = 'defaultPass.trace.json'
/** Now and then Lighthouse loses its own trace (NO_NAVSTART) and asks to be run again. */
const TRIES = 3

/** What one run says of a page on a phone. Scores are out of 100. */
export interface LighthouseRun {
  performance: number
  /** The same, had each task of the page had the processor for itself. */
  performanceAlone: number
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
type Report = z.infer<typeof reportSchema>

/** µs: how long an event lasted, and how long its thread had the processor meanwhile. */
const event = z.looseObject({ dur: z.number().optional(), tdur: z.number().optional() })
const traceSchema = z.looseObject({ traceEvents: z.array(event) })

/**
 * Loads a page as a phone does for the first time, and lets Lighthouse judge it twice: as it was, and with every event
 * of the trace as long as its thread has worked. The browser, the shop and Lighthouse itself share the processors here,
 * so that a task of the page waits for them, up to ten times as long as it works, which Lighthouse takes for the page's.
 */
export async function runLighthouse(
  url: string,
  chromiumPath: string,
  flags: readonly string[],
): Promise<LighthouseRun> {
  const gathered = await mkdtemp(join(tmpdir(), 'spielklang-lighthouse-'))
  const ask = (...more: string[]) => lighthouse([url, ...FLAGS, ...flags, ...more], chromiumPath)
  try {
    const asItWas = await tried(async () => {
      await ask(`-G=${gathered}`)
      return reportSchema.parse(JSON.parse(await ask(`-A=${gathered}`)))
    })
    await leaveOutWaiting(join(gathered, TRACE))
    const alone = reportSchema.parse(JSON.parse(await ask(`-A=${gathered}`)))
    return { ...figuresOf(asItWas), performanceAlone: percentOf(alone.categories.performance) }
  } finally {
    await rm(gathered, { recursive: true })
  }
}

async function lighthouse(args: readonly string[], chromiumPath: string): Promise<string> {
  const env = { ...process.env, CHROME_PATH: chromiumPath, NODE_OPTIONS: '' }
  const options = { env, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], options)
  return stdout
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 1; left--) {
    try {
      return await work()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
  return work()
}

async function leaveOutWaiting(file: string): Promise<void> {
  const trace = traceSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  for (const one of trace.traceEvents) {
    if (one.dur !== undefined && one.tdur !== undefined) one.dur = Math.min(one.dur, one.tdur)
  }
  await writeFile(file, JSON.stringify(trace))
}

function figuresOf({ categories, audits }: Report): Omit<LighthouseRun, 'performanceAlone'> {
  const { performance, ...others } = categories
  const fonts = audits['network-requests'].details.items.filter((item) => item.resourceType === 'Font')
  return {
    performance: percentOf(performance),
    others: Math.min(...Object.values(others).map(percentOf)),
    shift: audits['cumulative-layout-shift'].numericValue,
    fontBytes: fonts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

function percentOf({ score }: { score: number }): number {
  return Math.round(score * 100)
}
