import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Downloaded on demand, because it is larger than the shop. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FLAGS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox']
/** Lighthouse's name for the trace among its artefacts. */
const TRACE = 'defaultPass.trace.json'
/** Lighthouse sometimes loses its own trace (NO_NAVSTART) and asks for another run. */
const TRIES = 3

/** Results of one run on a simulated phone. Scores are out of 100. */
export interface LighthouseRun {
  performance: number
  /** Performance if every task of the page had the processor to itself. */
  performanceAlone: number
  /** The lowest of accessibility, best practices and SEO. */
  others: number
  /** Layout shift while the page loaded. */
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

/** In µs: an event's duration, and its thread's CPU time meanwhile. */
const event = z.looseObject({ dur: z.number().optional(), tdur: z.number().optional() })
const traceSchema = z.looseObject({ traceEvents: z.array(event) })

/**
 * Loads a page as on a phone's first visit, and has Lighthouse judge it twice: as it was, and with every event
 * of the trace shortened to its CPU time. Browser, shop and Lighthouse share the processors here, so a task may
 * wait for up to ten times its own time, which Lighthouse would attribute to the page.
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
