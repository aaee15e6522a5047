import 'server-only'
import { z } from 'zod'
import { shiftDay } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { subscribeShared } from '@/lib/store/listeners'
import {
  increment,
  type Changes,
  type Page,
  type Path,
  type Store,
  type Unsubscribe,
} from '@/lib/store/store'
import { dayFiguresSchema, type DayFigures, type FigureName } from './schema'
import { dayVisitsSchema, type DayVisits } from './visits/schema'

export type Contribution = Record<Path, number>

export function figurePath(day: string, name: FigureName): Path {
  return `figures/${day}/${name}`
}

export function figuresMoved(before: Contribution, after: Contribution): Changes {
  const changes: Changes = {}
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const by = (after[path] ?? 0) - (before[path] ?? 0)
    if (by !== 0) changes[path] = increment(by)
  }
  return changes
}

/** Newest first. @param upTo the last one of them */
export function listLastDays(
  store: Store,
  limit: number,
  upTo?: string,
): Promise<Listing<DayFigures & { day: string }>> {
  return listDays(store, 'figures', dayFiguresSchema, limit, upTo)
}

export function listVisitDays(
  store: Store,
  limit: number,
  upTo: string,
): Promise<Listing<DayVisits & { day: string }>> {
  return listDays(store, 'visits', dayVisitsSchema, limit, upTo)
}

function listDays<Shape extends z.ZodRawShape>(
  store: Store,
  collection: 'figures' | 'visits',
  schema: z.ZodObject<Shape>,
  limit: number,
  upTo?: string,
) {
  const read = async (part: Page) => {
    const entries = await store.list(collection, part)
    return entries.map(({ key, value }) => ({ key, value: { ...Object(value), day: key } }))
  }
  const before = upTo === undefined ? {} : { before: shiftDay(upTo, 1) }
  return readPage(read, schema.extend({ day: z.string() }), { limit, ...before })
}

export function subscribeToDay(
  store: Store,
  day: string,
  listener: (figures: DayFigures | undefined) => void,
): Unsubscribe {
  return subscribeShared(store, `figures/${day}`, (value) => listener(dayFiguresSchema.safeParse(value).data))
}

export function storedFigures(
  day: string,
  { presets, partners, countries, ...counts }: DayFigures,
): Contribution {
  const sum: Contribution = {}
  for (const [name, by] of Object.entries(counts)) sum[`figures/${day}/${name}`] = by
  for (const [id, { sold, turnover }] of Object.entries(presets)) {
    sum[figurePath(day, `presets/${id}/sold`)] = sold
    sum[figurePath(day, `presets/${id}/turnover`)] = turnover
  }
  for (const [key, { orders, paid, turnover }] of Object.entries(partners)) {
    sum[figurePath(day, `partners/${key}/orders`)] = orders
    sum[figurePath(day, `partners/${key}/paid`)] = paid
    sum[figurePath(day, `partners/${key}/turnover`)] = turnover
  }
  for (const [country, { paid, turnover, consumerNet }] of Object.entries(countries)) {
    sum[figurePath(day, `countries/${country}/paid`)] = paid
    sum[figurePath(day, `countries/${country}/turnover`)] = turnover
    sum[figurePath(day, `countries/${country}/consumerNet`)] = consumerNet
  }
  return sum
}
