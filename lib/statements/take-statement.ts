import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { countTwins, entriesAdded, getStatement, isKnown, saveReadDay, saveStatement } from './data'
import type { Identified } from './reading/identify'
import { findOrdersOf, judge, type Awaiting } from './match-booking'
import { readApart } from './reading/read-apart'
import { readUntil } from './reading/read-until'
import { oneLine } from './reading/read-values'
import type { BankEntry, StatementFormat, StatementTaken } from './schema'

/** Largest statement accepted, in bytes: 20 MB, enough for some years of bookings. */
export const LARGEST_STATEMENT = 20_000_000

/** Payments per write. */
const PART = 100

interface StatementFile {
  bytes: Uint8Array
  name: string
}

/** Shared by all payments of a file. */
interface Source {
  statement: string
  format: StatementFormat
  /** Orders that payments of this run pay for sure, with the payment's id. */
  taken: Map<string, string>
  awaiting: Awaiting
  /** The number of payments with a twin read from files of another format, before any of this one. */
  twins: Map<string, Promise<number>>
  /** How many of them were matched to payments earlier in this file. */
  named: Map<string, number>
}

/**
 * Reads a bank's statement and stores its incoming payments with their candidate orders. Payments read before,
 * from any file, stay as they are; so the next run repairs an interrupted one.
 * @throws ShopError `statement_unreadable`; then nothing is written
 */
export async function takeStatement(
  store: Store,
  { bytes, name }: StatementFile,
  actor: string,
): Promise<StatementTaken> {
  const { id, format, coverage, payments } = await readApart(bytes)
  const statement = { id, name: oneLine(name), format, at: now(), actor }
  const after = { name: statement.name, format, payments: payments.length }
  const entry = journalAdded({ actor, act: 'statement-read', subject: `statements/${id}`, after })
  await saveStatement(store, statement, entry)

  const source = {
    ...{ statement: id, format },
    ...{ taken: new Map(), awaiting: new Map(), twins: new Map(), named: new Map() },
  }
  const taken: StatementTaken = { sure: 0, doubtful: 0, unmatched: 0, known: 0 }
  for (let at = 0; at < payments.length; at += PART) {
    const part = payments.slice(at, at + PART)
    const added = await takePart(store, part, source)
    taken.known += part.length - added.length
    for (const { state } of added) if (state in taken) taken[state as keyof StatementTaken] += 1
  }
  // The day it was first read: reading it again later adds no knowledge.
  const { at } = (await getStatement(store, id)) ?? statement
  const day = readUntil(coverage, dayOf(at))
  if (day !== null) await saveReadDay(store, day)
  log().info({ statementId: id, format, ...taken, actor }, 'statement read')
  return taken
}

/** @returns the new payments, as written */
async function takePart(store: Store, part: Identified[], source: Source): Promise<BankEntry[]> {
  const { entries, named } = await optimisticUpdate(store, async () => {
    const { fresh, named } = await freshIn(store, part, source)
    if (fresh.length === 0) return { result: { entries: [], named } }
    const entries = await matched(store, fresh, source)
    return { changes: entriesAdded(source.statement, entries), result: { entries, named } }
  })
  for (const twin of named) source.named.set(twin, (source.named.get(twin) ?? 0) + 1)
  return entries
}

/**
 * The payments not stored yet, and the twins of those stored only from other formats. A stored twin is matched to
 * one payment of this file.
 */
async function freshIn(store: Store, part: Identified[], source: Source) {
  const isRead = await Promise.all(part.map(({ id }) => isKnown(store, id)))
  const unread = part.filter((_, n) => !isRead[n])
  const counts = await Promise.all(unread.map(({ twin }) => twinsOf(store, twin, source)))
  const named: string[] = []
  const fresh = unread.filter(({ twin }, n) => {
    const before = (source.named.get(twin) ?? 0) + named.filter((each) => each === twin).length
    if ((counts[n] ?? 0) <= before) return true
    named.push(twin)
    return false
  })
  return { fresh, named }
}

function twinsOf(store: Store, twin: string, { format, twins }: Source): Promise<number> {
  const counted = twins.get(twin) ?? countTwins(store, twin, format)
  twins.set(twin, counted)
  return counted
}

async function matched(
  store: Store,
  fresh: Identified[],
  { statement, format, taken, awaiting }: Source,
): Promise<BankEntry[]> {
  const found = await Promise.all(fresh.map(({ booking }) => findOrdersOf(store, booking, awaiting)))
  return fresh.map(({ id, twin, booking }, n) => {
    const isTaken = (orderId: string) => (taken.get(orderId) ?? id) !== id
    const match = judge(booking, found[n] ?? { named: [], alike: [] }, isTaken)
    if (match.orderId !== undefined) taken.set(match.orderId, id)
    return { id, statement, format, twin, ...booking, ...match }
  })
}
