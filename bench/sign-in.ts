import { setTimeout } from 'node:timers/promises'
import { rolesFrom } from '@/lib/account/desk-roles'
import { accountAdded } from '@/lib/account/sign-in/account-data'
import { hashPassword } from '@/lib/account/sign-in/password-hash'
import type { Store } from '@/lib/store/store'
import { withServer, type MeasuredShop } from './measuring/measured-shop'
import { median, quantile } from './measuring/median'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const ACCOUNTS = 400
const PASSWORD = 'vier lose Wörter'
/** Sign-ins begun per second, whether or not earlier ones have been answered; the goal is for fewer than twenty. */
const PER_SECOND = 10
const SECONDS = 30
const TRIES = 200
/** Tries before those that count; also the number of addresses used in turn. */
const WARM_UP = 20

/** At once, of one /48, each from a /64 of its own. */
const FLOOD = 300
/** While the flood waits, one after the other. */
const DURING_FLOOD = 10

/**
 * How long a sign-in takes at several a second and while one network sends hundreds of guesses, and whether the time of a
 * refusal reveals that an account exists.
 */
export function measureSignIn(): Promise<Row[]> {
  return withServer(fill, async (shop) => [
    await underLoad(shop),
    await duringFlood(shop),
    await difference(shop),
  ])
}

const emailOf = (number: number) => `konto-${number}@spielklang.example`

async function fill(store: Store): Promise<void> {
  const password = await hashPassword(PASSWORD)
  const roles = rolesFrom({})
  const common = { password, roles, name: '', emailVerified: true, createdAt: 1, isDisabled: false }
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const account = { ...common, email: emailOf(number), epoch: 0, changes: 0, isSample: false }
    await store.update(accountAdded(`bench-${number}`, account))
  }
}

let networks = 0

/** Each try comes from another network. @returns ms */
async function timeOf(shop: MeasuredShop, email: string, password: string, status: number) {
  networks += 1
  const start = performance.now()
  const answered = await signIn(shop, `81.${networks >> 8}.${networks & 255}.1`, { email, password })
  if (answered !== status) throw new Error(`${email}: ${answered}`)
  return performance.now() - start
}

/** @returns the answer's status */
async function signIn({ origin }: MeasuredShop, address: string, body: { email: string; password: string }) {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  await response.text()
  return response.status
}

async function duringFlood(shop: MeasuredShop): Promise<Row> {
  const flood = Array.from({ length: FLOOD }, (_, count) => {
    const body = { email: emailOf(count), password: 'geraten geraten' }
    return signIn(shop, `2a01:4f8:7:${count.toString(16)}::1`, body)
  })
  const times: number[] = []
  for (let count = 0; count < DURING_FLOOD; count += 1)
    times.push(await timeOf(shop, emailOf(count), PASSWORD, 204))
  const statuses = await Promise.all(flood)
  const answers = [403, 429, 503].map((status) => statuses.filter((each) => each === status).length)
  return single(
    `sign-in while ${FLOOD} guesses of one /48 wait, slowest of ${DURING_FLOOD}, ms`,
    Math.max(...times),
    2_000,
    `median ${median(times).toFixed(0)}; of the guesses ${answers.join(' / ')} answered 403 / 429 / 503`,
  )
}

async function underLoad(shop: MeasuredShop): Promise<Row> {
  const begun: Promise<number>[] = []
  for (let count = 0; count < PER_SECOND * SECONDS; count += 1) {
    begun.push(timeOf(shop, emailOf(count % ACCOUNTS), PASSWORD, 204))
    await setTimeout(1_000 / PER_SECOND)
  }
  const times = await Promise.all(begun)
  return single(
    `sign-in at ${PER_SECOND} a second, 95 of 100, ms`,
    quantile(times, 0.95),
    500,
    `median ${median(times).toFixed(0)}, slowest ${Math.max(...times).toFixed(0)}, ${times.length} sign-ins`,
  )
}

async function difference(shop: MeasuredShop): Promise<Row> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let tries = -WARM_UP; tries < TRIES; tries += 1) {
    const number = Math.abs(tries) % WARM_UP
    // Alternately, so that other load on the machine affects both.
    const known = await timeOf(shop, emailOf(number), 'geraten geraten', 403)
    const unknown = await timeOf(shop, `niemand-${number}@spielklang.example`, 'geraten geraten', 403)
    if (tries < 0) continue
    times.known.push(known)
    times.unknown.push(unknown)
  }
  const [here, nowhere] = [median(times.known), median(times.unknown)]
  return single(
    'a wrong password, an account’s to nobody’s, difference of medians, ms',
    Math.abs(here - nowhere),
    20,
    `medians ${here.toFixed(1)} / ${nowhere.toFixed(1)}, ${TRIES} tries each`,
  )
}
