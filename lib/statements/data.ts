import 'server-only'
import { now } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import {
  bankEntrySchema,
  statementSchema,
  type BankEntry,
  type EntryState,
  type Statement,
  type StatementFormat,
} from './schema'

/** Identical payments read at a time. */
const TWINS = 500
const formatSchema = bankEntrySchema.pick({ format: true })

export async function getEntry(store: Store, id: string): Promise<BankEntry | null> {
  const value = await store.get(`bankEntries/${id}`)
  return value === null ? null : bankEntrySchema.parse(value)
}

/** Incoming payments in a state, latest booking first. */
export function findEntries(store: Store, state: EntryState, page: Page): Promise<Listing<BankEntry>> {
  const read = (part: Page) => store.find('bankEntries', { child: 'state', equals: state, ...part })
  return readPage(read, bankEntrySchema, page)
}

/** Whether a payment was read before, even if deleted since. */
export async function isKnown(store: Store, id: string): Promise<boolean> {
  return (await store.get(`once/${entryMark(id)}`)) !== null
}

/** The number of payments with this twin read from files of another format. */
export async function countTwins(store: Store, twin: string, format: StatementFormat): Promise<number> {
  let count = 0
  let before: string | undefined
  do {
    const page = partBefore(before, TWINS)
    const found = await store.find('bankEntries', { child: 'twin', equals: twin, ...page })
    const formats = found.map(({ value }) => formatSchema.safeParse(value).data?.format)
    count += formats.filter((each) => each !== undefined && each !== format).length
    before = found.length < TWINS ? undefined : found.at(-1)?.key
  } while (before !== undefined)
  return count
}

export async function getStatement(store: Store, id: string): Promise<Statement | null> {
  const value = await store.get(`statements/${id}`)
  return value === null ? null : statementSchema.parse(value)
}

/** Whether the shop has ever read a statement. */
export async function hasStatements(store: Store): Promise<boolean> {
  return (await store.list('statements', { limit: 1 })).length > 0
}

/** Records that all transfers up to the end of a day (`YYYY-MM-DD`) have been read. */
export function saveReadDay(store: Store, day: string): Promise<void> {
  return store.update({ [`bankDays/${day}`]: now(), ...moneyChanges.changed() })
}

/** The last day with all transfers read, as `YYYY-MM-DD`. */
export async function lastReadDay(store: Store): Promise<string | null> {
  const [last] = await store.list('bankDays', { limit: 1 })
  return last?.key ?? null
}

/** Records that a file is being read; once per file. */
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
    changes[`bankEntries/${entry.id}`] = bankEntrySchema.parse(entry)
    changes[`once/${entryMark(entry.id)}`] = at
    counts.set(entry.state, (counts.get(entry.state) ?? 0) + 1)
  }
  for (const [state, count] of counts) changes[`statements/${statementId}/counts/${state}`] = increment(count)
  return changes
}

/**
 * Moves a payment from its state to another. Its moves are numbered, and each number is used once, so only one of
 * several such updates succeeds; the others fail with `conflict`.
 */
export function entryMoved(
  entry: BankEntry,
  to: Partial<Omit<BankEntry, 'id'>> & { state: EntryState },
): Changes {
  const { id, moves = 0 } = entry
  const path = `bankEntries/${id}`
  const ofOldState = ['orderId', 'doubt', 'candidates'].map((field) => [`${path}/${field}`, null])
  const ofNewState = Object.entries(to).map(([field, value]) => [`${path}/${field}`, value])
  return {
    ...Object.fromEntries(ofOldState),
    ...Object.fromEntries(ofNewState),
    ...moneyChanges.changed(),
    [`${path}/moves`]: moves + 1,
    [`once/decided_${id}_${moves}`]: now(),
  }
}

/** Whether a payment was given to an order before orders noted what has come for them. */
export async function isBankedBefore(store: Store, orderId: string): Promise<boolean> {
  return (await store.get(`once/banked_${orderId}`)) !== null
}

const entryMark = (id: string) => `bankentry_${id}`
