import { z } from 'zod'
import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { getHead } from './data'
import { invoiceSeriesSchema, numberOf, type InvoiceSeries } from './schema'

const gapSchema = z.object({ first: z.string(), last: z.string() })

/** After an older copy, stored at `numberGaps/{at}`; times in ms. Documents may have been issued since the copy. */
export const restoreSchema = z.object({
  at: z.int(),
  /** Until then no document gets a number. */
  confirmedAt: z.int().exactOptional(),
  /** By series: the first and the last number that the copy lacks. */
  gaps: z.partialRecord(invoiceSeriesSchema, gapSchema).exactOptional(),
  /** References by position from 1. */
  orders: z.record(z.string(), z.string()).exactOptional(),
})
export type Restore = z.infer<typeof restoreSchema>

const MOST_RESTORES = 200
const NUMBER = /^(R|K|G|T|TK|TG)-(\d{4})-(\d{6,9})$/
const REFERENCE = /^SK-[2-9A-Z]{5}-[2-9A-Z]{5}$/
const NONE = 'KEINE'

/** To be written into restored data before anything uses them. */
export function restoredNoted(): Changes {
  const at = now()
  return { [`numberGaps/${at}`]: { at } satisfies Restore }
}

/** Newest first. */
export async function readRestores(store: Store): Promise<Restore[]> {
  const entries = await store.list('numberGaps', { limit: MOST_RESTORES })
  return entries.map(({ value }) => restoreSchema.parse(value))
}

export async function awaitsNumbers(store: Store): Promise<boolean> {
  const [entry] = await store.list('numberGaps', { limit: 1 })
  return entry !== undefined && restoreSchema.parse(entry.value).confirmedAt === undefined
}

/** @throws ShopError `numbers_unconfirmed` after a restore, until the last numbers are known: none may be given twice */
export async function requireNumbers(store: Store): Promise<void> {
  if (await awaitsNumbers(store)) throw new ShopError('numbers_unconfirmed')
}

/**
 * Continues all series behind the last numbers that mails, documents or bank statements show, and records the gaps.
 * An earlier number than the data have changes nothing.
 * @param given numbers of documents and orders in any order, or that none is missing @returns the gaps in words, or
 * ''
 * @throws ShopError `invalid_input`; `numbers_confirmed` if nothing was asked, or it was answered already
 */
export async function confirmNumbers(store: Store, given: string, actor: string): Promise<string> {
  const [asked] = await readRestores(store)
  if (!asked || asked.confirmedAt !== undefined) throw new ShopError('numbers_confirmed')
  const { documents, orders } = read(given)
  const changes: Changes = {}
  const gaps: NonNullable<Restore['gaps']> = {}
  for (const [series, last] of documents) {
    const head = await getHead(store, series)
    if (head && !isBehind(head, last)) continue
    const first = head ? numberOf(series, head.year, head.last + 1) : numberOf(series, last.year, 1)
    gaps[series] = { first, last: numberOf(series, last.year, last.last) }
    changes[`invoiceSeries/${series}`] = { ...last, hash: head?.hash ?? '' }
  }
  const listed = Object.fromEntries(orders.map((reference, index) => [String(index + 1), reference]))
  const answered: Restore = { ...asked, confirmedAt: now(), gaps, orders: listed }
  const note = describeGaps(answered)
  const isFirst = await store.updateOnce(`numbers_${asked.at}`, {
    ...changes,
    [`numberGaps/${asked.at}`]: restoreSchema.parse(answered),
    ...journalAdded({ actor, act: 'numbers-confirmed', subject: `numberGaps/${asked.at}`, after: { note } }),
  })
  if (!isFirst) throw new ShopError('numbers_confirmed')
  return note
}

export function describeGaps({ gaps = {}, orders = {} }: Restore): string {
  const ranges = invoiceSeriesSchema.options.flatMap((series) => {
    const { first, last } = gaps[series] ?? {}
    return first === undefined || last === undefined ? [] : first === last ? first : `${first} – ${last}`
  })
  return [...ranges, ...Object.values(orders)].join(', ')
}

interface Last {
  year: number
  last: number
}

const isBehind = (one: Last, other: Last) =>
  one.year < other.year || (one.year === other.year && one.last < other.last)

function read(given: string): { documents: Map<InvoiceSeries, Last>; orders: string[] } {
  const words = given
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[‐-―]/g, '-')
    .split(/[\s,;]+/)
  const documents = new Map<InvoiceSeries, Last>()
  const orders: string[] = []
  for (const word of words.filter((each) => each !== '' && each !== NONE)) {
    const [, letter, year = '', count = ''] = NUMBER.exec(word) ?? []
    const { data: series } = invoiceSeriesSchema.safeParse(letter)
    const last = { year: Number(year), last: Number(count) }
    const isPossible = series ? last.year <= Number(dayOf(now()).slice(0, 4)) : REFERENCE.test(word)
    if (!isPossible) throw new ShopError('invalid_input', { fields: { numbers: tFields('numbers') } })
    if (!series) orders.push(word)
    else if (isBehind(documents.get(series) ?? { year: 0, last: 0 }, last)) documents.set(series, last)
  }
  return { documents, orders }
}
