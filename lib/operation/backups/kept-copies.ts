import { shiftDay } from '@/lib/core/clock'

/** A daily copy, by the day in Berlin on which it was made. */
const NAME = /^spielklang-(\d{4}-\d\d-\d\d)\.backup$/
const DAYS = 7
const WEEKS = 4
const MONTHS = 12

export const copyName = (day: string) => `spielklang-${day}.backup`

/** The names that are those of copies, newest first. */
export function copiesAmong(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort((one, other) => other.localeCompare(one))
}

/**
 * The copies to delete: all but those of the last 7 days, and the newest one of each of the last 4 weeks and 12 months. Only
 * periods with a copy count, so that no copy is lost because the shop stood still or its clock runs ahead.
 */
export function copiesDue(names: readonly string[]): string[] {
  const copies = copiesAmong(names)
  const kept = new Set([
    ...newestOfEach(copies, dayIn, DAYS),
    ...newestOfEach(copies, (name) => mondayOf(dayIn(name)), WEEKS),
    ...newestOfEach(copies, (name) => dayIn(name).slice(0, 'yyyy-mm'.length), MONTHS),
  ])
  return copies.filter((name) => !kept.has(name))
}

function newestOfEach(
  copies: readonly string[],
  periodOf: (name: string) => string,
  count: number,
): string[] {
  const newest = new Map<string, string>()
  for (const name of copies) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name)
  return [...newest.values()].slice(0, count)
}

const dayIn = (name: string) => NAME.exec(name)?.[1] ?? ''

function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return shiftDay(day, -sinceMonday)
}
