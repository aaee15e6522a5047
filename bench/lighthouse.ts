import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { spreadOf, type Spread } from './median'

/** Fetched when it is wanted: with all that it needs, it is larger than the shop. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** The median of five, as Lighthouse's docs/variability.md advises. */
const RUNS = 5

/** Out of 100. */
export interface Scores<Value> {
  performance: Value
  /** The lowest of accessibility, best practices and SEO. */
  others: Value
}

const score = z.object({ score: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
})

/** Lighthouse's scores of a page on a phone. */
export async function lighthouse(url: string, chromiumPath: string): Promise<Scores<Spread>> {
  // A server that has just started answers its first visitor late.
  await oneRun(url, chromiumPath)
  const runs: Scores<number>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await oneRun(url, chromiumPath))
  return {
    performance: spreadOf(runs.map(({ performance }) => performance)),
    others: spreadOf(runs.map(({ others }) => others)),
  }
}

async function oneRun(url: string, chromiumPath: string): Promise<Scores<number>> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox']
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath, NODE_OPTIONS: '' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { performance, ...others } = reportSchema.parse(JSON.parse(stdout)).categories
  return {
    performance: Math.round(performance.score * 100),
    others: Math.round(Math.min(...Object.values(others).map(({ score }) => score)) * 100),
  }
}
