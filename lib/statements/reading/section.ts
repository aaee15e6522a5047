import { formatCents } from '@/lib/core/money'
import { shiftDay } from '@/lib/core/clock'
import type { Booking, Coverage, StatementFormat } from '../schema'
import { sentenceOf } from './unreadable'

/** A balance at the end of a day; signed cents. */
export interface Balance {
  day: string
  amount: number
}

/** A statement of one account, or one page of it, as far as a file says; days as `YYYY-MM-DD`, '' if unknown. */
export interface Section {
  account: string
  /** Shared by its pages. */
  number: string
  isFirst: boolean
  isLast: boolean
  /** Whether this format states balances, so that missing ones mean missing data. */
  isBalanced: boolean
  opening: Balance | null
  closing: Balance | null
  /** Signed cents of all booked entries. */
  sum: number
  /** The stated one, widened to its entries. */
  from: string
  until: string
  madeOn: string
  isDamaged: boolean
}

export interface ReadStatement {
  format: StatementFormat
  bookings: Booking[]
  /** Those that may have all bookings of their days. */
  sections: Section[]
  warnings: string[]
}

export const newSection = (changed: Partial<Section> = {}): Section => ({
  account: '',
  number: '',
  isFirst: true,
  isLast: true,
  isBalanced: false,
  opening: null,
  closing: null,
  sum: 0,
  from: '',
  until: '',
  madeOn: '',
  isDamaged: false,
  ...changed,
})

export function widen(section: Section, day: string): void {
  if (section.from === '' || day < section.from) section.from = day
  if (day > section.until) section.until = day
}

/** Nothing was left out, all pages are there, and the opening balance plus all entries equals the closing one. */
export function proveDays(sections: readonly Section[]): { coverage: Coverage[]; warnings: string[] } {
  const coverage: Coverage[] = []
  const warnings: string[] = []
  for (const pages of statementsOf(sections)) {
    const doubt = doubtAbout(pages)
    if (doubt !== null) warnings.push(doubt)
    const covered = coverageOf(pages)
    const isWhole = doubt === null && pages.every(({ isDamaged }) => !isDamaged)
    if (isWhole && covered !== null) coverage.push(covered)
  }
  return { coverage, warnings }
}

/** Each begins with the previous page's closing balance. */
function statementsOf(sections: readonly Section[]): Section[][] {
  const statements: Section[][] = []
  const unfinished = new Map<string, Section[]>()
  for (const section of sections) {
    const key = `${section.account} ${section.number}`
    const before = section.isFirst ? undefined : unfinished.get(key)
    const isNext = before?.at(-1)?.closing?.amount === section.opening?.amount
    const pages = before && isNext ? before : []
    if (pages.length === 0) statements.push(pages)
    pages.push(section)
    if (section.isLast) unfinished.delete(key)
    else unfinished.set(key, pages)
  }
  return statements
}

function doubtAbout(pages: readonly Section[]): string | null {
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return null
  const part = first.account || undefined
  const place = part === undefined ? {} : { part }
  if (pages.some(({ isBalanced, opening, closing }) => isBalanced && !(opening && closing)))
    return sentenceOf('balance_missing', place)
  for (const { opening, closing, sum } of pages) {
    if (!opening || !closing || opening.amount + sum === closing.amount) continue
    const value = formatCents(closing.amount - opening.amount - sum)
    return sentenceOf('balance', { ...place, value })
  }
  return first.isFirst && last.isLast ? null : sentenceOf('pages', place)
}

function coverageOf(pages: readonly Section[]): Coverage | null {
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return null
  const from = beginOf(pages, first)
  const until = [...pages.map((page) => page.until), last.closing?.day ?? ''].sort().at(-1) ?? ''
  if (from === '' || until < from) return null
  const { account, opening } = first
  return {
    account,
    from,
    until,
    ...(last.madeOn === '' ? {} : { madeOn: last.madeOn }),
    ...(opening && last.closing ? { opening: opening.amount, closing: last.closing.amount } : {}),
  }
}

/** An opening balance is that of the day before, or, with entries of its own day, of that day's beginning. */
function beginOf(pages: readonly Section[], { opening }: Section): string {
  const [from = ''] = pages
    .map((page) => page.from)
    .filter((day) => day !== '')
    .sort()
  const opened = opening?.day ?? ''
  return opened !== '' && (from === '' || opened < from) ? shiftDay(opened, 1) : from
}

/**
 * Whether a file has all bookings of a day, or the first ones, so that equal ones can be numbered across files. False
 * for the day of an opening balance alone: another statement may cover that day.
 */
export function listedWhole(sections: readonly Section[]): (account: string, day: string) => boolean {
  const days = new Set<string>()
  for (const pages of statementsOf(sections)) {
    const [first, last] = [pages[0], pages.at(-1)]
    const covered = coverageOf(pages)
    if (first?.isFirst !== true || last?.isLast !== true || covered === null) continue
    if (first.opening?.day === covered.until || (last.isBalanced && !last.closing)) continue
    const { account, from, until } = covered
    for (let day = from; day <= until; day = shiftDay(day, 1)) days.add(`${account} ${day}`)
  }
  return (account, day) => days.has(`${account} ${day}`)
}
