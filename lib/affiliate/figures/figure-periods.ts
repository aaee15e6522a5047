import { shiftDay } from '@/lib/core/clock'

/** In days. */
export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

const USUAL = 30

export function periodOf(given: string | string[] | undefined): Period {
  return periods.find((period) => String(period) === given) ?? USUAL
}

/** Calendar days in Berlin, inclusive. */
export interface Span {
  from: string
  to: string
}

export function spanUpTo(to: string, days: number): Span {
  return { from: shiftDay(to, 1 - days), to }
}

export function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day)
  return days
}

/** Days, or months for more than 90 days. */
export function stepsOf(span: Span): Span[] {
  const days = daysOf(span)
  if (days.length <= 90) return days.map((day) => ({ from: day, to: day }))
  return [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => {
    const part = days.filter((day) => day.startsWith(month))
    return { from: part[0] ?? span.from, to: part.at(-1) ?? span.to }
  })
}
