import type { Entry } from '@/lib/store/store'

const DAY_MS = 86_400_000

/**
 * When a mark was made, in ms: by its value, else by the day or id in its key, which is all that marks from
 * earlier versions have. Null if unknown.
 */
export function markTime({ key, value }: Entry): number | null {
  if (typeof value === 'number') return value
  const [noted] = /^\d{13}(?= )/.exec(String(value)) ?? []
  if (noted !== undefined) return Number(noted)
  const [, day] = /_(\d{4}-\d\d-\d\d)(?:_[\w-]{22})?$/.exec(key) ?? []
  if (day !== undefined) return Date.parse(day) + DAY_MS
  const [, time] = /_(\d{13})_/.exec(key) ?? []
  return time === undefined ? null : Number(time)
}
