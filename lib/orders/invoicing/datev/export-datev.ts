import 'server-only'
import { now } from '@/lib/core/clock'
import { env, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { nextTurn } from '@/lib/core/next-turn'
import { windows1252 } from '@/lib/core/text/windows-1252'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { bookingsIn, type Period } from '../bookings'
import { bookingLine, columnLine, headLine, yearStartOf, type DatevSettings } from './lines'

/** Bookings that a batch may hold, by the format. */
const MOST = 99_999
/** Lines that are encoded at a time. */
const PIECE = 100

export interface DatevFile {
  name: string
  content: AsyncGenerator<Uint8Array<ArrayBuffer>>
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
 * in memory until all of it could be read.
 * @throws ShopError `datev_unset`; `invalid_input` if the period is of two business years, has too many bookings, or any
 * record with a booking in it cannot be read
 */
export async function exportDatev(store: Store, period: Period, given: Env = env()): Promise<DatevFile> {
  const settings = settingsOf(given)
  if (yearStartOf(settings, period.from) !== yearStartOf(settings, period.to)) throw refused('twoYears')
  const lines = await readLines(store, period, settings)
  return {
    name: `EXTF_Buchungsstapel_${period.from}_${period.to}.csv`,
    count: lines.length,
    content: encoded([headLine(settings, period, now()), columnLine(), ...lines]),
  }
}

async function* encoded(lines: readonly string[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let first = 0; first < lines.length; first += PIECE) {
    await nextTurn()
    yield windows1252(lines.slice(first, first + PIECE).join(''))
  }
}

function settingsOf({ DATEV_CONSULTANT, DATEV_CLIENT, ...others }: Env): DatevSettings {
  if (DATEV_CONSULTANT === undefined || DATEV_CLIENT === undefined) throw new ShopError('datev_unset')
  return { ...others, DATEV_CONSULTANT, DATEV_CLIENT }
}

async function readLines(store: Store, period: Period, settings: DatevSettings): Promise<string[]> {
  const broken = new Set<string>()
  const lines: { day: string; at: number; text: string }[] = []
  for await (const booking of bookingsIn(store, period, broken)) {
    const { day, at, amount } = booking
    // The format knows no booking of nothing, such as an order that a code has paid for.
    if (amount !== 0) lines.push({ day, at, text: bookingLine(booking, settings) })
    if (lines.length > MOST) throw refused('tooMany')
  }
  if (broken.size > 0) throw refused('broken')
  return inOrder(lines).map(({ text }) => text)
}

/** By time within each day; the days are in order already. */
function inOrder<Line extends { day: string; at: number }>(lines: Line[]): Line[] {
  return lines.sort((one, other) =>
    one.day === other.day ? one.at - other.at : one.day < other.day ? -1 : 1,
  )
}

const refused = (reason: keyof typeof messages.commands.orders.datev.refused) =>
  new ShopError('invalid_input', { fields: { to: messages.commands.orders.datev.refused[reason] } })
