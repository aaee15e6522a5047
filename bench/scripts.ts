import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Coverage } from '@playwright/test'
import { nothing, withServer, PRODUCT } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'
import { PHONE } from './measuring/slow-page'

const EMPTY = '/bench-leer'
/** Half of the start page's value before this was measured, in KB. */
const UNUSED = 13.6

type Covered = Awaited<ReturnType<Coverage['stopJSCoverage']>>[number]

/** JavaScript of the start and product page beyond that of an empty page, and how much of it never runs. */
export function measureScripts(chromiumPath: string): Promise<Row[]> {
  return withServer(nothing, async ({ origin }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
    try {
      const empty = await scriptsOf(origin + EMPTY)
      const rows: Row[] = []
      for (const [page, path, atMost] of [
        ['start', '/', 22.5],
        ['product', PRODUCT, 35],
      ] as const) {
        const scripts = await scriptsOf(origin + path)
        const [bytes, without] = [await sizeOf(scripts), await sizeOf(empty)]
        const name = `JavaScript of the ${page} page over an empty page, KB gzipped`
        rows.push(single(name, (bytes - without) / 1024, atMost, `${bytes} B - ${without} B`))
        const own = scripts.filter((script) => !empty.includes(script))
        rows.push(await unusedRow(browser, page, origin + path, own))
      }
      return rows
    } finally {
      await browser.close()
    }
  })
}

/** For the two largest scripts outside the framework, once the page is idle. */
async function unusedRow(browser: Browser, name: string, url: string, own: readonly string[]): Promise<Row> {
  const page = await browser.newPage({ viewport: PHONE })
  await page.coverage.startJSCoverage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const entries = (await page.coverage.stopJSCoverage()).filter((entry) => own.includes(entry.url))
  await page.close()
  const largest = entries
    .map((entry) => ({ all: entry.source?.length ?? 0, unused: unusedOf(entry) }))
    .toSorted((one, other) => other.all - one.all)
    .slice(0, 2)
  const unused = largest.reduce((sum, script) => sum + script.unused, 0)
  const detail = largest.map((script) => `${script.unused} of ${script.all} B`).join(', ')
  return single(`${name} page, unused of its own two largest scripts, KB`, unused / 1024, UNUSED, detail)
}

/** Number of characters that have not run. A nested range overrides the outer one. */
function unusedOf({ source = '', functions }: Covered): number {
  const used = new Uint8Array(source.length)
  const ranges = functions.flatMap((one) => one.ranges)
  for (const { startOffset, endOffset, count } of ranges.toSorted(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  ))
    used.fill(Math.min(count, 1), startOffset, endOffset)
  return used.filter((one) => one === 0).length
}

/** The addresses of the JavaScript that a page loads by itself, without files for old browsers. */
async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([, source]) => (source ? [new URL(source, url).href] : []))
  return [...new Set(sources)]
}

/** In gzipped bytes. */
async function sizeOf(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const response = await fetch(script)
      return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
