import { dayOf, now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { entriesAdded, findTwins, getEntry, getStatement, isKnown, saveStatement } from './data'
import { saveKnownDays } from './known-days'
import { findOrdersOf, judge, type Awaiting } from './match-booking'
import { ofOwnAccounts, ownAccounts } from './own-accounts'
import { pairTwins, type Verdict } from './pair-twins'
import type { Identified } from './reading/identify'
import { readApart } from './reading/read-apart'
import { oneLine } from './reading/read-values'
import type { BankEntry, StatementFormat, StatementTaken } from './schema'

/** Largest statement accepted, in bytes: 20 MB, enough for some years of bookings. */
export const LARGEST_STATEMENT = 20_000_000

const PART = 100

interface StatementFile {
  bytes: Uint8Array
  name: string
}

interface Source {
  statement: string
  format: StatementFormat
  /** Orders that payments of this run pay for sure, with the payment's id. */
  taken: Map<string, string>
  awaiting: Awaiting
  /** Its payments by `twin`, and the ids unique to it. */
  byTwin: Map<string, Identified[]>
  ids: ReadonlySet<string>
  /** By `twin`: which of its payments are stored from other files, decided before any of this file are. */
  verdicts: Map<string, Promise<Map<string, Verdict>>>
}

interface Fresh {
  id: string
  payment: Identified
  isAgain: boolean
}

/**
 * Stores the payments with candidate orders. Those read before, from any file, stay; so a rerun completes an
 * interrupted one.
 * @param isForeign whether to read it although its accounts are not the shop's
 * @throws ShopError `statement_unreadable`, `statement_account`; then nothing is written
 */
export async function takeStatement(
  store: Store,
  { bytes, name }: StatementFile,
  actor: string,
  { isForeign = false } = {},
): Promise<StatementTaken> {
  const own = await ownAccounts(store)
  const { id, format, coverage, payments, warnings } = ofOwnAccounts(await readApart(bytes), own, isForeign)
  const statement = { id, name: oneLine(name), format, at: now(), actor }
  const after = { name: statement.name, format, payments: payments.length }
  const entry = journalAdded({ actor, act: 'statement-read', subject: `statements/${id}`, after })
  await saveStatement(store, statement, entry)

  const source = sourceOf(id, format, payments)
  const counts = { sure: 0, doubtful: 0, unmatched: 0, known: 0 }
  for (let at = 0; at < payments.length; at += PART) {
    const part = payments.slice(at, at + PART)
    const added = await takePart(store, part, source)
    counts.known += part.length - added.length
    for (const { state } of added) if (state in counts) counts[state as keyof typeof counts] += 1
  }
  // The day it was first read: reading it again later adds no knowledge.
  const { at } = (await getStatement(store, id)) ?? statement
  await saveKnownDays(store, coverage, dayOf(at))
  log().info({ statementId: id, format, ...counts, warnings: warnings.length, actor }, 'statement read')
  return { ...counts, warnings }
}

function sourceOf(statement: string, format: StatementFormat, payments: Identified[]): Source {
  const byTwin = new Map<string, Identified[]>()
  for (const payment of payments) {
    const alike = byTwin.get(payment.twin) ?? []
    alike.push(payment)
    byTwin.set(payment.twin, alike)
  }
  const ids = new Set(payments.flatMap(({ id, ownId }) => [id, ownId]))
  const empty = { taken: new Map(), awaiting: new Map(), verdicts: new Map() }
  return { statement, format, byTwin, ids, ...empty }
}

function takePart(store: Store, part: Identified[], source: Source): Promise<BankEntry[]> {
  return optimisticUpdate(store, async () => {
    const fresh = await freshIn(store, part, source)
    if (fresh.length === 0) return { result: [] }
    const entries = await matched(store, fresh, source)
    return { changes: entriesAdded(source.statement, entries), result: entries }
  })
}

async function freshIn(store: Store, part: Identified[], source: Source): Promise<Fresh[]> {
  const isRead = await Promise.all(part.map(({ id }) => isKnown(store, id)))
  const fresh = new Map<string, Fresh>()
  for (const [n, payment] of part.entries()) {
    const { id, ownId } = payment
    if (isRead[n] === true || fresh.has(id)) {
      const isAnother = await isOther(store, payment, fresh.get(id))
      if (isAnother) fresh.set(ownId, { id: ownId, payment, isAgain: true })
    } else {
      const verdict = (await verdictsOn(store, payment.twin, source)).get(id)
      if (verdict !== 'known') fresh.set(id, { id, payment, isAgain: verdict === 'unsure' })
    }
  }
  return [...fresh.values()]
}

/** Whether an equal payment that is stored, or about to be, comes from another file, so that both may exist. */
async function isOther(store: Store, { id, ownId }: Identified, fresh: Fresh | undefined): Promise<boolean> {
  if (ownId === id) return false
  const reading = fresh ? fresh.payment.ownId : (await getEntry(store, id))?.reading
  return reading !== undefined && reading !== ownId && reading !== id && !(await isKnown(store, ownId))
}

function verdictsOn(store: Store, twin: string, source: Source): Promise<Map<string, Verdict>> {
  const { format, byTwin, ids, verdicts } = source
  const found = verdicts.get(twin) ?? judgeTwins()
  verdicts.set(twin, found)
  return found

  async function judgeTwins() {
    const stored = (await findTwins(store, twin)).filter(({ id }) => !ids.has(id))
    if (stored.length === 0) return new Map<string, Verdict>()
    const alike = byTwin.get(twin) ?? []
    const isRead = await Promise.all(alike.map(({ id }) => isKnown(store, id)))
    const unread = alike.filter((_, n) => isRead[n] !== true)
    return pairTwins(unread, stored, format)
  }
}

async function matched(store: Store, fresh: Fresh[], source: Source): Promise<BankEntry[]> {
  const { statement, format, taken, awaiting } = source
  const found = await Promise.all(fresh.map(({ payment }) => findOrdersOf(store, payment.booking, awaiting)))
  return fresh.map(({ id, isAgain, payment: { id: shared, ownId, twin, booking } }, n) => {
    const isTaken = (orderId: string) => (taken.get(orderId) ?? id) !== id
    const match = judge(booking, found[n] ?? { named: [], alike: [] }, isTaken, isAgain)
    if (match.orderId !== undefined) taken.set(match.orderId, id)
    const reading = ownId === shared ? {} : { reading: ownId }
    return { id, statement, format, twin, ...reading, ...booking, ...match }
  })
}
