import { daysOf, spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { z } from 'zod'

/** Days; as many before are read for comparison. */
export const LONGEST = 366
/** Earlier days hold no sales; counting back past year 0 would never end, as its dates are written differently. */
const EARLIEST = '2000-01-01'
export const usualSpans = [1, 7, 30, 90, 365] as const
const USUAL = 30

type Problem = 'date' | 'order' | 'future' | 'long'

export interface AskedSpan {
  span: Span
  /** As entered; '' for none. */
  asked: Span
  problem: Problem | null
}

const daySchema = z.iso.date()

export function spanOf({ from, to }: { from?: unknown; to?: unknown }): AskedSpan {
  const usual = spanUpTo(dayOf(now()), USUAL)
  if (from === undefined && to === undefined) return { span: usual, asked: usual, problem: null }
  const asked = { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' }
  const problem = problemOf(asked)
  return { span: problem === null ? asked : usual, asked, problem }
}

function problemOf({ from, to }: Span): Problem | null {
  if (!daySchema.safeParse(from).success || !daySchema.safeParse(to).success) return 'date'
  if (from < EARLIEST || to < EARLIEST) return 'date'
  if (from > to) return 'order'
  if (to > dayOf(now())) return 'future'
  // Compared as days, so that no endless list of them is made.
  return from < shiftDay(to, 1 - LONGEST) ? 'long' : null
}

export function spanBefore(span: Span): Span {
  return spanUpTo(shiftDay(span.from, -1), daysOf(span).length)
}
