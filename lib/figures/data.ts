import 'server-only'
import { increment, type Changes, type Path, type Store, type Unsubscribe } from '@/lib/store/store'
import { subscribeShared } from '@/lib/store/shared-subscription'
import { dayFiguresSchema, type DayFigures, type FigureName } from './schema'

/** What something adds to figures, by their paths. */
export type Contribution = Record<Path, number>

/** Where a figure of a day stands. */
export function figurePath(day: string, name: FigureName): Path {
  return `figures/${day}/${name}`
}

/** What moves the figures when something adds to them what it has not before. */
export function figuresMoved(before: Contribution, after: Contribution): Changes {
  const changes: Changes = {}
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const by = (after[path] ?? 0) - (before[path] ?? 0)
    if (by !== 0) changes[path] = increment(by)
  }
  return changes
}

/** The last so many days on which anything happened, by day. */
export async function getLastDays(store: Store, limit: number): Promise<ReadonlyMap<string, DayFigures>> {
  const entries = await store.list('figures', { limit })
  return new Map(entries.map(({ key, value }) => [key, dayFiguresSchema.parse(value)]))
}

/** Calls the listener with the figures of a day, now and after each change. */
export function subscribeToDay(
  store: Store,
  day: string,
  listener: (figures: DayFigures) => void,
): Unsubscribe {
  return subscribeShared(store, `figures/${day}`, (value) => listener(dayFiguresSchema.parse(value ?? {})))
}

/** The figures of a day, each by its path. */
export function storedFigures(day: string, { presets, ...counts }: DayFigures): Contribution {
  const sum: Contribution = {}
  for (const [name, by] of Object.entries(counts)) sum[`figures/${day}/${name}`] = by
  for (const [id, { sold, turnover }] of Object.entries(presets)) {
    sum[figurePath(day, `presets/${id}/sold`)] = sold
    sum[figurePath(day, `presets/${id}/turnover`)] = turnover
  }
  return sum
}
