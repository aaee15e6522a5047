import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { SAMPLE_PASSWORD, sampleAccounts } from '@/dev/sample-accounts'
import { startAuthEmulator } from '@/dev/sign-in/auth-emulator'
import { parseEnv } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { withServer, type MeasuredShop } from './measured-shop'
import { median, spreadOf, type Spread } from './median'
import { residentBytes } from './process-usage'

const WARM_UP = 20
const TURNS = 200

interface MeasuredPages {
  /** Whose sample account opens them. */
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
  const signIn = await startAuthEmulator({ port: 0, fixedPort: true, accounts: sampleAccounts })
  process.env.AUTH_EMULATOR_PORT = String(signIn.port)
  try {
    return await withServer(fill.few, (few) =>
      withServer(fill.many, async (many) => {
        await untilTidied(many)
        const cookies = {
          few: await openSession(few, signIn.port, email),
          many: await openSession(many, signIn.port, email),
        }
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
  } finally {
    Reflect.deleteProperty(process.env, 'AUTH_EMULATOR_PORT')
    await signIn.kill()
  }
}

/** Waits for what a shop does once a day, which it begins with at its start. */
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

/** Signs in. @returns the cookie for further requests */
async function openSession({ origin }: MeasuredShop, signInPort: number, email: string): Promise<string> {
  const body = JSON.stringify({ idToken: await signIn(signInPort, email) })
  const headers = { origin, 'content-type': 'application/json' }
  const ask = () => fetch(`${origin}/api/session`, { method: 'POST', headers, body })
  let answer = await ask()
  // The service prepares a call when that is first made, for which a shop does not wait.
  while (answer.status === 503) {
    await pause(1_000)
    answer = await ask()
  }
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

async function signIn(port: number, email: string): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: SAMPLE_PASSWORD, returnSecureToken: true }),
    },
  )
  return z.object({ idToken: z.string() }).parse(await answer.json()).idToken
}
