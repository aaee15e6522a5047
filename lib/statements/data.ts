import { now } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import {
  bankDaySchema,
  bankEntrySchema,
  statementSchema,
  type BankDay,
  type BankEntry,
  type EntryState,
  type Statement,
} from './schema'

/** Possible duplicates, or days of accounts, read at a time. */
const TWINS = 500
const DAYS = 500

export async function getEntry(store: Store, id: string): Promise<BankEntry | null> {
  const value = await store.get(`bankEntries/${id}`)
  return value === null ? null : bankEntrySchema.parse(value)
}

export function findEntries(store: Store, state: EntryState, page: Page): Promise<Listing<BankEntry>> {
  const read = (part: Page) => store.find('bankEntries', { child: 'state', equals: state, ...part })
  return readPage(read, bankEntrySchema, page)
}

export function findBatch(store: Store, batch: string, page: Page): Promise<Listing<BankEntry>> {
  const read = (part: Page) => store.find('bankEntries', { child: 'batch', equals: batch, ...part })
  return readPage(read, bankEntrySchema, page)
}

/** Whether a payment was read before, even if deleted since. */
export async function isKnown(store: Store, id: string): Promise<boolean> {
  return (await store.get(`once/${entryOnceKey(id)}`)) !== null
}

/** The stored payments with this `twin`, see `identify`. Leaves out unreadable ones. */
export async function findTwins(store: Store, twin: string): Promise<BankEntry[]> {
  const twins: BankEntry[] = []
  let before: string | undefined
  do {
    const page = partBefore(before, TWINS)
    const found = await store.find('bankEntries', { child: 'twin', equals: twin, ...page })
    twins.push(...found.flatMap(({ value }) => bankEntrySchema.safeParse(value).data ?? []))
    before = found.length < TWINS ? undefined : found.at(-1)?.key
  } while (before !== undefined)
  return twins
}

export async function getStatement(store: Store, id: string): Promise<Statement | null> {
  const value = await store.get(`statements/${id}`)
  return value === null ? null : statementSchema.parse(value)
}

export async function hasStatements(store: Store): Promise<boolean> {
  return (await store.list('statements', { limit: 1 })).length > 0
}

/** By day (`YYYY-MM-DD`), in order. */
export async function readBankDays(
  store: Store,
  account: string,
  from: string,
  until: string,
): Promise<Map<string, BankDay>> {
  const days = new Map<string, BankDay>()
  let after = from
  for (;;) {
    const page = await store.list('bankDays', { after, limit: DAYS })
    for (const { key, value } of page) {
      const [day = '', of] = key.split('_')
      if (day > until) return days
      const { data } = bankDaySchema.safeParse(value)
      if (of === account && data) days.set(day, data)
    }
    const last = page.at(-1)
    if (page.length < DAYS || !last) return days
    after = last.key
  }
}

export function saveStatement(store: Store, statement: Statement, also: Changes): Promise<boolean> {
  const { id } = statement
  return store.updateOnce(`statement_${id}`, {
    [`statements/${id}`]: statementSchema.parse(statement),
    ...also,
  })
}

/** Adds a file's new payments and their count. The update containing them is refused if one already exists. */
export function entriesAdded(statementId: string, entries: readonly BankEntry[]): Changes {
  const at = now()
  const changes: Changes = moneyChanges.changed()
  const counts = new Map<EntryState, number>()
  for (const entry of entries) {
    changes[`bankEntries/${entry.id}`] = bankEntrySchema.parse({ ...entry, inBooks: true })
    Object.assign(changes, bookingDaysAdded(entry.id, [entry.bookedOn]))
    changes[`once/${entryOnceKey(entry.id)}`] = at
    counts.set(entry.state, (counts.get(entry.state) ?? 0) + 1)
  }
  for (const [state, count] of counts) changes[`statements/${statementId}/counts/${state}`] = increment(count)
  return changes
}

/** Each numbered move is possible once: of several such updates one succeeds, the others fail with `conflict`. */
export function entryMoved(
  entry: BankEntry,
  to: Partial<Omit<BankEntry, 'id'>> & { state: EntryState },
): Changes {
  const { id, moves = 0 } = entry
  const path = `bankEntries/${id}`
  const ofOldState = ['orderId', 'doubt', 'candidates', 'batch'].map((field) => [`${path}/${field}`, null])
  const ofNewState = Object.entries(to).map(([field, value]) => [`${path}/${field}`, value])
  return {
    ...Object.fromEntries(ofOldState),
    ...Object.fromEntries(ofNewState),
    ...moneyChanges.changed(),
    [`${path}/moves`]: moves + 1,
    [`once/decided_${id}_${moves}`]: now(),
  }
}

const entryOnceKey = (id: string) => `bankentry_${id}`
