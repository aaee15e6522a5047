import 'server-only'
import type { Changes, Path, Store } from '@/lib/store/store'

/** Keys read at a time, with the records they lead to. */
const PART = 50
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Calendar days in Germany, both included, as `YYYY-MM-DD`. */
interface Span {
  from: string
  to: string
}

export interface BookedRecord {
  day: string
  id: string
}

export function bookingDayPath(day: string, id: string): Path {
  return `bookingDays/${day}_${id}`
}

export function bookedRecordOf(key: string): BookedRecord {
  return { day: key.slice(0, DAY_LENGTH), id: key.slice(DAY_LENGTH + 1) }
}

export function bookingDaysAdded(id: string, days: Iterable<string>): Changes {
  return Object.fromEntries(Array.from(days, (day) => [bookingDayPath(day, id), true]))
}

export function bookingDaysRemoved(id: string, days: Iterable<string>): Changes {
  return Object.fromEntries(Array.from(days, (day) => [bookingDayPath(day, id), null]))
}

/** By day and id, in parts; a record appears on each day with a booking. */
export async function* recordsBooked(store: Store, { from, to }: Span): AsyncGenerator<BookedRecord[]> {
  let last: string | undefined = from
  while (last !== undefined) {
    const found: { key: string }[] = await store.list('bookingDays', { after: last, limit: PART })
    const booked = found.map(({ key }) => bookedRecordOf(key))
    const part = booked.filter(({ day }) => day <= to)
    if (part.length > 0) yield part
    last = part.length === PART ? found.at(-1)?.key : undefined
  }
}
