import 'server-only'
import { dayOf, dayStart, shiftDay } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { getAffiliate } from '../data'
import { listLedger } from '../sales/data'
import { ledgerKindOf } from '../sales/ledger-kind'
import type { Affiliate } from '../schema'
import type { LedgerEntry } from '../sales/schema'

const DAY_MS = 86_400_000
/** Entries read at a time. */
const PART = 500
/** Balance and ledger are read again if an entry is added concurrently. */
const MOST_READS = 5

/** The order in which a monthly statement lists them. */
const kinds = ['commission', 'bonus', 'reversal', 'adjustment', 'payout', 'payoutReturned'] as const
type LedgerKind = (typeof kinds)[number]

/** A partner's month (`YYYY-MM`, in Berlin) by the ledger; amounts in cents. */
export interface PartnerMonth {
  uid: string
  month: string
  opening: number
  /** Sums by kind of entry; kinds without an entry are missing. */
  moved: { kind: LedgerKind; count: number; amount: number }[]
  closing: number
}

/** Whether a partner gets mails about past months: none after leaving. */
export function isMonthlyWanted({ noMonthly, endedAt }: Affiliate): boolean {
  return !noMonthly && endedAt === undefined
}

/** The month before the one that a day is in. */
export function monthBefore(day: string): string {
  return shiftDay(`${day.slice(0, 7)}-01`, -1).slice(0, 7)
}

/** The first day of a month, and that of the next one. */
export function boundsOf(month: string): { first: string; next: string } {
  const first = `${month}-01`
  return { first, next: `${shiftDay(first, 31).slice(0, 7)}-01` }
}

/**
 * A partner's past month; null if it has no entries, or there is no such partner. The closing balance is the current
 * one minus the entries since, so that only the end of the ledger is read, however long it is.
 * @throws RangeError if an entry cannot be read, or new ones keep being added
 */
export async function partnerMonth(store: Store, uid: string, month: string): Promise<PartnerMonth | null> {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const newest = await newestKey(store, uid)
    if (newest === null || newest < oldestKey(month)) return null
    const balance = (await getAffiliate(store, uid))?.balance
    if (balance === undefined) return null
    const sums = await sumsOf(store, uid, month)
    const after = (await getAffiliate(store, uid))?.balance
    // The newest key alone does not prove that nothing was added: an entry's key may be generated before that of one written
    // earlier.
    if (after !== balance || (await newestKey(store, uid)) !== newest) continue
    if (sums.moved.size === 0) return null
    const moved = kinds.flatMap((kind) => {
      const sum = sums.moved.get(kind)
      return sum ? [{ kind, ...sum }] : []
    })
    const closing = balance - sums.since
    const opening = moved.reduce((rest, { amount }) => rest - amount, closing)
    return { uid, month, opening, moved, closing }
  }
  throw new RangeError(`the ledger of ${uid} does not stand still`)
}

async function newestKey(store: Store, uid: string): Promise<string | null> {
  return (await store.list(`affiliateLedger/${uid}`, { limit: 1 }))[0]?.key ?? null
}

/** No entry of the month has a lower one: its key is made an instant before or after its time. */
function oldestKey(month: string): string {
  return `ledger_${dayStart(boundsOf(month).first) - DAY_MS}`
}

interface Sums {
  moved: Map<LedgerKind, { count: number; amount: number }>
  /** Cents entered after the month. */
  since: number
}

async function sumsOf(store: Store, uid: string, month: string): Promise<Sums> {
  const { first, next } = boundsOf(month)
  const oldest = oldestKey(month)
  const sums: Sums = { moved: new Map(), since: 0 }
  let before: string | null = null
  do {
    const part: Listing<LedgerEntry> = await listLedger(store, uid, partBefore(before, PART))
    if (part.broken.length > 0) throw new RangeError(`affiliateLedger/${uid}/${part.broken[0]} is broken`)
    for (const entry of part.entries) add(sums, entry, { first, next })
    before = part.next !== null && part.next >= oldest ? part.next : null
  } while (before !== null)
  return sums
}

function add(sums: Sums, entry: LedgerEntry, { first, next }: ReturnType<typeof boundsOf>): void {
  const day = dayOf(entry.at)
  if (day >= next) sums.since += entry.amount
  if (day < first || day >= next) return
  const kind = ledgerKindOf(entry)
  const { count, amount } = sums.moved.get(kind) ?? { count: 0, amount: 0 }
  sums.moved.set(kind, { count: count + 1, amount: amount + entry.amount })
}
