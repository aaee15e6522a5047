import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { hashOf } from './hash-of'
import { restoreSchema } from './restored-numbers'
import { invoiceSchema, isTrialNumber, numberOf, seriesHeadSchema, type Invoice } from './schema'

export type InvoiceFinding =
  | { code: 'changed_invoice'; path: string }
  | { code: 'missing_number'; path: string }
  /** An invoice not linked to its predecessor, or a series that does not end with its last invoice. */
  | { code: 'broken_chain'; path: string }
  /** The number's year is not its day's; the day is in the future or before the last one's: the clock was wrong. */
  | { code: 'wrong_day'; path: string }
  /** A second invoice for the same order, or a second replacement of the same invoice. */
  | { code: 'double_invoice'; path: string }
  | { code: 'missing_invoice'; path: string }
  | { code: 'missing_correction'; path: string }
  | { code: 'broken'; path: string }

interface Years {
  /** The highest count of each year, by series. */
  last: Map<string, Map<number, number>>
  gaps: Gap[]
}
/** The lowest count of each series and year. */
type Firsts = Map<string, number>
type Gap = Readonly<Record<'first' | 'last', string>>

/**
 * In bounded memory: numbers have no gap but those recorded after a restore, nothing was changed, each invoice is
 * linked to its predecessor. Of years past the general retention, only One-Stop-Shop documents are left, or none;
 * first trial numbers may be missing, because older programs deleted trials. Leaves notes in the scratch: `issued`
 * with each number's hash, `invoiced` with each order's first number, and for each cancelled invoice the number
 * `inPlaceOf` it.
 */
export async function* auditSeries(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<InvoiceFinding> {
  const years: Years = { last: new Map(), gaps: [] }
  const firsts: Firsts = new Map()
  for await (const { key, value } of snapshot.entries('numberGaps')) {
    const { data } = restoreSchema.safeParse(value)
    if (data) years.gaps.push(...Object.values(data.gaps ?? {}))
    else yield { code: 'broken', path: `numberGaps/${key}` }
  }
  yield* noteInvoices(snapshot, scratch, years, firsts)
  for await (const { key, value } of snapshot.entries('invoices')) {
    const { data: invoice } = invoiceSchema.safeParse(value)
    if (!invoice) continue
    if (isUnlinked(invoice, scratch, years)) yield { code: 'broken_chain', path: `invoices/${key}` }
    if (isOfWrongDay(invoice, scratch, years)) yield { code: 'wrong_day', path: `invoices/${key}` }
  }
  yield* auditHeads(snapshot, scratch, years)
  for (const [series, counts] of years.last) {
    for (const [year, last] of [...counts].filter(([year]) => year >= firstBookYear())) {
      const first = isTrialNumber(series) ? (firsts.get(`${series}-${year}`) ?? 1) : 1
      yield* auditGaps(numbersOf(series, year, first, last), years, scratch)
    }
  }
}

async function* noteInvoices(
  snapshot: Snapshot,
  scratch: Scratch,
  years: Years,
  firsts: Firsts,
): AsyncGenerator<InvoiceFinding> {
  for await (const { key, value } of snapshot.entries('invoices')) {
    const path = `invoices/${key}`
    const { data: invoice } = invoiceSchema.safeParse(value)
    if (!invoice) {
      yield { code: 'broken', path }
      continue
    }
    if (invoice.number !== key || invoice.hash !== hashOf(invoice)) yield { code: 'changed_invoice', path }
    scratch.note('issued', key, invoice.hash)
    scratch.note('issuedOn', key, dayOf(invoice.issuedAt))
    const { series, year, count } = partsOf(key)
    const counts = years.last.get(series) ?? new Map<number, number>()
    years.last.set(series, counts.set(year, Math.max(count, counts.get(year) ?? 0)))
    const ofYear = `${series}-${year}`
    firsts.set(ofYear, Math.min(count, firsts.get(ofYear) ?? count))
    if (isSecond(invoice, scratch)) yield { code: 'double_invoice', path }
  }
}

function isSecond({ number, kind, orderId, replaces }: Invoice, scratch: Scratch): boolean {
  if (kind !== 'invoice' || orderId === undefined) return false
  return !(replaces === undefined
    ? scratch.note('invoiced', orderId, number)
    : scratch.note('inPlaceOf', replaces, number))
}

function isUnlinked({ number, previous }: Invoice, scratch: Scratch, years: Years): boolean {
  const before = numberBefore(number, years)
  if (before === null) return false
  const mayBeDeleted = isTrialNumber(number) || partsOf(number).year < firstBookYear()
  if (mayBeDeleted && scratch.noted('issued', before) === undefined) return false
  return before === '' ? previous !== '' : scratch.noted('issued', before) !== previous
}

function isOfWrongDay({ number, issuedAt }: Invoice, scratch: Scratch, years: Years): boolean {
  const day = dayOf(issuedAt)
  const before = scratch.noted('issuedOn', numberBefore(number, years) ?? '') ?? ''
  // A clock may be corrected slightly around midnight.
  const isLate = day > shiftDay(dayOf(now()), 1) || before > shiftDay(day, 1)
  return isLate || partsOf(number).year !== Number(day.slice(0, 4))
}

/** Empty for the very first number; null if the previous one may have been deleted with its year. */
function numberBefore(number: string, years: Years): string | null {
  const before = numberJustBefore(number, years)
  const gap = before ? gapAround(before, years) : undefined
  return gap ? numberBefore(gap.first, years) : before
}

function numberJustBefore(number: string, years: Years): string | null {
  const { series, year, count } = partsOf(number)
  if (count > 1) return numberOf(series, year, count - 1)
  const earlier = [...(years.last.get(series) ?? [])].filter(([other]) => other < year)
  const [lastYear, last] = earlier.sort(([one], [other]) => other - one)[0] ?? []
  return lastYear === undefined || last === undefined || lastYear < firstBookYear()
    ? null
    : numberOf(series, lastYear, last)
}

async function* auditHeads(
  snapshot: Snapshot,
  scratch: Scratch,
  years: Years,
): AsyncGenerator<InvoiceFinding> {
  const withoutHead = new Set(years.last.keys())
  for await (const { key: series, value } of snapshot.entries('invoiceSeries')) {
    const path = `invoiceSeries/${series}`
    withoutHead.delete(series)
    const { data: head } = seriesHeadSchema.safeParse(value)
    if (!head) {
      yield { code: 'broken', path }
      continue
    }
    const counts = years.last.get(series) ?? new Map<number, number>()
    const isLast =
      (counts.get(head.year) ?? 0) <= head.last && Math.max(head.year, ...counts.keys()) === head.year
    const hash = scratch.noted('issued', numberOf(series, head.year, head.last))
    if (!isLast || (hash !== undefined && hash !== head.hash)) yield { code: 'broken_chain', path }
    // So that numbers missing at the end are reported, too.
    if (counts.has(head.year)) counts.set(head.year, Math.max(head.last, counts.get(head.year) ?? 0))
  }
  for (const series of withoutHead) yield { code: 'broken_chain', path: `invoiceSeries/${series}` }
}

function* auditGaps(numbers: Iterable<string>, years: Years, scratch: Scratch): Generator<InvoiceFinding> {
  for (const number of numbers) {
    if (scratch.noted('issued', number) === undefined && !gapAround(number, years)) {
      yield { code: 'missing_number', path: `invoices/${number}` }
    }
  }
}

function* numbersOf(series: string, year: number, first: number, last: number): Generator<string> {
  for (let count = first; count <= last; count += 1) yield numberOf(series, year, count)
}

function gapAround(number: string, { gaps }: Years): Gap | undefined {
  return gaps.find(({ first, last }) => !isBefore(number, first) && !isBefore(last, number))
}

/** True for numbers of different series, too. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.series !== b.series || a.year < b.year || (a.year === b.year && a.count < b.count)
}

function partsOf(number: string): { series: string; year: number; count: number } {
  const [series = '', year, count] = number.split('-')
  return { series, year: Number(year), count: Number(count) }
}
