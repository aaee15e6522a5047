import { z } from 'zod'
import type { Json } from '@/lib/store/store'

const bound = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A query as the SDK sends it: index, bounds with their key and inclusiveness, limit and the side it counts from. */
export const querySchema = z.strictObject({
  i: z.string().default('.key'),
  sp: bound.optional(),
  sn: z.string().default('[MIN_NAME]'),
  sin: z.boolean().default(true),
  ep: bound.optional(),
  en: z.string().default('[MAX_NAME]'),
  ein: z.boolean().default(true),
  l: z.number().int().positive().optional(),
  vf: z.enum(['l', 'r']).default('l'),
})

export type WireQuery = z.infer<typeof querySchema>

type Bound = z.infer<typeof bound>

/** An entry's sort position in a query: the indexed value, then the key. */
export type Position = readonly [value: Json | null, key: string]

/** The path of a query's index below an entry; null if it sorts by key alone. */
export function indexedPath(index: string): readonly string[] | null {
  if (index === '.key') return null
  return index === '.value' ? [] : index.split('/')
}

/** The keys of the entries that match, in order. */
export function runQuery(positions: Iterable<Position>, query: WireQuery): string[] {
  const start = boundary(query.i, query.sp, query.sn)
  const end = boundary(query.i, query.ep, query.en)
  const matching = [...positions].filter(
    (at) => isAfter(at, start, query.sin) && (end === null || isAfter(end, at, query.ein)),
  )
  const keys = matching.sort(compare).map(([, key]) => key)
  if (query.l === undefined) return keys
  return query.vf === 'l' ? keys.slice(0, query.l) : keys.slice(-query.l)
}

function isAfter(at: Position, start: Position | null, isInclusive: boolean): boolean {
  if (start === null) return true
  const difference = compare(at, start)
  return difference > 0 || (difference === 0 && isInclusive)
}

/** A query by key has its bound in the place of the value. */
function boundary(index: string, value: Bound | undefined, key: string): Position | null {
  if (value === undefined) return null
  return index === '.key' ? [null, String(value)] : [value, key]
}

function compare(a: Position, b: Position): number {
  return compareValues(a[0], b[0]) || compareKeys(a[1], b[1])
}

/** Order of values: https://firebase.google.com/docs/database/web/lists-of-data#data-order */
function compareValues(a: Json | null, b: Json | null): number {
  const difference = rankOf(a) - rankOf(b)
  if (difference !== 0) return difference
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  return 0
}

function rankOf(value: Json | null): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return value ? 2 : 1
  return ['number', 'string', 'object'].indexOf(typeof value) + 3
}

/** Keys that are 32-bit integers come first, by number; the rest by text. */
function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === '[MIN_NAME]' || b === '[MAX_NAME]') return -1
  if (b === '[MIN_NAME]' || a === '[MAX_NAME]') return 1
  const [first, second] = [integerOf(a), integerOf(b)]
  if (first !== null && second !== null) return first - second || a.length - b.length
  if (first !== null) return -1
  return second === null ? compareTexts(a, b) : 1
}

function integerOf(key: string): number | null {
  return /^-?(0*)\d{1,10}$/.test(key) && Number(key) === (Number(key) | 0) ? Number(key) : null
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
