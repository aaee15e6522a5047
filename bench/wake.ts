import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { fillSampleAccounts } from '@/dev/sample-accounts'
import { fillSampleData } from '@/dev/sample-data'
import type { Store } from '@/lib/store/store'
import { PRODUCT, withServer } from './measuring/measured-shop'
import { median, spreadOf } from './measuring/median'
import type { Row } from './measuring/report'
import { AFTERWARDS, PHONE, SLOWED } from './measuring/slow-page'
import { steppingBack } from './measuring/step-back'

const EMPTY = '/bench-leer'
const PAGES = { start: '/', product: PRODUCT, 'partner’s': '/p/NOVA10' }
const TURNS = 5
/** As first measured: 3.9 to 5.0. */
const AT_MOST = 5

/** Scripts of a page until it is idle on a slow processor, React's waking up above all, beside those of an empty page. */
export function measureWake(chromiumPath: string): Promise<Row[]> {
  return steppingBack(() =>
    withServer(withPartner, async ({ origin }) => {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
      try {
        const rows: Row[] = []
        for (const [name, path] of Object.entries(PAGES))
          rows.push(await rowOf(browser, name, origin + path, origin + EMPTY))
        return rows
      } finally {
        await browser.close()
      }
    }),
  )
}

async function withPartner(store: Store): Promise<void> {
  await fillSampleAccounts(store)
  await fillSampleData(store)
}

async function rowOf(browser: Browser, name: string, address: string, empty: string): Promise<Row> {
  // A server that has just started is slow for its first visitor.
  for (const one of [address, empty]) await scriptTime(browser, one)
  const turns: { own: number; bare: number }[] = []
  while (turns.length < TURNS)
    turns.push({ own: await scriptTime(browser, address), bare: await scriptTime(browser, empty) })
  const medians = [turns.map(({ own }) => own), turns.map(({ bare }) => bare)].map((each) =>
    Math.round(median(each)),
  )
  return {
    name: `time of scripts of the ${name} page to that of an empty page, slow processor`,
    goal: { atMost: AT_MOST },
    value: spreadOf(turns.map(({ own, bare }) => own / bare)),
    detail: `medians ${medians.join(' / ')} ms, ${TURNS} first visits each, in turns`,
  }
}

/** @returns ms */
async function scriptTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE })
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.goto(address, { waitUntil: 'networkidle' })
  await wait(AFTERWARDS)
  const { metrics } = await client.send('Performance.getMetrics')
  await page.close()
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
  return seconds * 1000
}
