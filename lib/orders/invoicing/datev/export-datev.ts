import 'server-only'
import { now } from '@/lib/core/clock'
import { env, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { windows1252 } from '@/lib/core/text/windows-1252'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { bookingsIn, type DocumentedBooking, type Period } from '../bookings'
import { bookingLine, columnLine, headLine, yearStartOf, type DatevSettings } from './lines'

/** Bookings that a batch may hold, by the format. */
const MOST = 99_999

export interface DatevFile {
  name: string
  content: Uint8Array<ArrayBuffer>
  /** Bookings in it. */
  count: number
}

/** Whether the shop knows the numbers that a batch of bookings begins with. */
export function isDatevSet({ DATEV_CONSULTANT, DATEV_CLIENT }: Env = env()): boolean {
  return DATEV_CONSULTANT !== undefined && DATEV_CLIENT !== undefined
}

/**
 * The payments, refunds and payouts of a period as a batch of bookings for DATEV (EXTF, Windows-1252), in the order of time.
 * Whole or not at all: books with a gap that nobody sees would be worse than none. What DATEV bounds to 99,999 bookings is held
 * in memory.
 * @throws ShopError `datev_unset`; `invalid_input` if the period is of two business years, has too many bookings, or any
 * record cannot be read
 */
export async function exportDatev(store: Store, period: Period, given: Env = env()): Promise<DatevFile> {
  const settings = settingsOf(given)
  if (yearStartOf(settings, period.from) !== yearStartOf(settings, period.to)) throw refused('twoYears')
  const bookings = await readBookings(store, period)
  const lines = bookings
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.at - other.at)
    .map((booking) => bookingLine(booking, settings))
  return {
    name: `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`,
    count: lines.length,
    content: windows1252([headLine(settings, period, now()), columnLine(), ...lines].join('')),
  }
}

function settingsOf({ DATEV_CONSULTANT, DATEV_CLIENT, ...others }: Env): DatevSettings {
  if (DATEV_CONSULTANT === undefined || DATEV_CLIENT === undefined) throw new ShopError('datev_unset')
  return { ...others, DATEV_CONSULTANT, DATEV_CLIENT }
}

async function readBookings(store: Store, period: Period): Promise<DocumentedBooking[]> {
  const broken = new Set<string>()
  const bookings: DocumentedBooking[] = []
  for await (const booking of bookingsIn(store, period, broken)) {
    // The format knows no booking of nothing, such as an order that a code has paid for.
    if (booking.amount !== 0) bookings.push(booking)
    if (bookings.length > MOST) throw refused('tooMany')
  }
  if (broken.size > 0) throw refused('broken')
  return bookings
}

const refused = (reason: keyof typeof messages.commands.orders.datev.refused) =>
  new ShopError('invalid_input', { fields: { to: messages.commands.orders.datev.refused[reason] } })
