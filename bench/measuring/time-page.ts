import { setTimeout as pause } from 'node:timers/promises'
import { fillSampleAccounts, SAMPLE_PASSWORD } from '@/dev/sample-accounts'
import { parseEnv } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { withServer, type MeasuredShop } from './measured-shop'
import { median, spreadOf, type Spread } from './median'
import { residentBytes } from './process-usage'

const WARM_UP = 20
const TURNS = 200

interface MeasuredPages {
  /** Sample account that opens them. */
  email: string
  paths: readonly string[]
}

type Fill = (store: Store) => Promise<void>

export interface PageTimes {
  path: string
  /** Median time of the page with few data, in ms. */
  few: number
  /** Median time with many data, in ms. */
  many: number
  /** Many to few, over all turns. */
  ratio: Spread
  /**
   * Extra memory growth in bytes of the shop with many data over the counted turns, compared to the other, which
   * lets as much pile up between garbage collections.
   */
  growth: number
}

/** Requests something from a shop. @returns the time it took, in ms */
type Ask = (shop: MeasuredShop, path: string, cookie: string) => Promise<number>

/** Opens pages of a shop with many data and of one with few, alternately; or runs `ask` there. */
export async function timePages(
  { email, paths }: MeasuredPages,
  fill: { few: Fill; many: Fill },
  ask: Ask = openPage,
): Promise<PageTimes[]> {
  return withServer(fill.few, (few) =>
    withServer(fill.many, async (many) => {
      await untilTidied(many)
      const cookies = { few: await openSession(few, email), many: await openSession(many, email) }
      const times: PageTimes[] = []
      for (const path of paths)
        times.push(
          await timeInTurns(
            path,
            () => ask(few, path, cookies.few),
            () => ask(many, path, cookies.many),
            () => residentBytes(many.pid) - residentBytes(few.pid),
          ),
        )
      return times
    }),
  )
}

/** Waits for the shop's daily work, which it begins at its start. */
async function untilTidied({ env }: MeasuredShop): Promise<void> {
  const store = openStore(parseEnv(env))
  while ((await store.list('tasks', { limit: 1 })).length > 0) await pause(500)
  await store.close()
}

async function timeInTurns(
  path: string,
  openFew: () => Promise<number>,
  openMany: () => Promise<number>,
  moreMemory: () => number,
): Promise<PageTimes> {
  const open = async () => ({ few: await openFew(), many: await openMany() })
  for (let turn = 0; turn < WARM_UP; turn += 1) await open()
  const before = moreMemory()
  const turns: { few: number; many: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await open())
  return {
    path,
    few: median(turns.map(({ few }) => few)),
    many: median(turns.map(({ many }) => many)),
    ratio: spreadOf(turns.map(({ few, many }) => many / few)),
    growth: moreMemory() - before,
  }
}

/** Adds the sample accounts, and signs in with one. @returns the cookie for further requests */
async function openSession({ origin, env }: MeasuredShop, email: string): Promise<string> {
  const store = openStore(parseEnv(env))
  await fillSampleAccounts(store)
  await store.close()
  const body = JSON.stringify({ email, password: SAMPLE_PASSWORD })
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/session`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`no session: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** @returns how long a page took, in ms */
async function openPage({ origin }: MeasuredShop, path: string, cookie: string): Promise<number> {
  const start = performance.now()
  const page = await fetch(origin + path, { headers: { cookie } })
  await page.arrayBuffer()
  if (!page.ok) throw new Error(`${path} answered ${page.status}`)
  return performance.now() - start
}
