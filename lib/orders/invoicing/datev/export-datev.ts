import { now } from '@/lib/core/clock'
import { env, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { nextTurn } from '@/lib/core/next-turn'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { bookingsIn, type Period } from '../bookings'
import { bookingLine, columnLine, headLine, yearStartOf, type DatevSettings } from './lines'

const t = translator('commands.orders.datev.refused')

const UNKNOWN = '?'.charCodeAt(0)

/**
 * From 0x80 on, where they differ from Unicode; a space if unused
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt). Node.js 20's decoder treats them as control characters.
 */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const special = new Map(Array.from(SPECIAL, (character, index) => [character, 0x80 + index] as const))

/** The format's limit of bookings. */
const MOST = 99_999
const PIECE = 100

export interface DatevFile {
  name: string
  content: AsyncGenerator<Uint8Array<ArrayBuffer>>
  count: number
}

export function isDatevSet({ DATEV_CONSULTANT, DATEV_CLIENT }: Env = env()): boolean {
  return DATEV_CONSULTANT !== undefined && DATEV_CLIENT !== undefined
}

/**
 * EXTF, Windows-1252, in order of time. All or nothing: books with an unnoticed gap would be worse than none.
 * @throws ShopError `datev_unset`; `invalid_input`: two business years, too many bookings, an unreadable record
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
    // The format allows no 0, as of an order fully paid by a discount.
    if (amount !== 0) lines.push({ day, at, text: bookingLine(booking, settings) })
    if (lines.length > MOST) throw refused('tooMany')
  }
  if (broken.size > 0) throw refused('broken')
  return inOrder(lines).map(({ text }) => text)
}

/** The days are already in order. */
function inOrder<Line extends { day: string; at: number }>(lines: Line[]): Line[] {
  return lines.sort((one, other) =>
    one.day === other.day ? one.at - other.at : one.day < other.day ? -1 : 1,
  )
}

const refused = (reason: 'broken' | 'tooMany' | 'twoYears') =>
  new ShopError('invalid_input', { fields: { to: t(reason) } })

/** A text in Windows-1252; unsupported characters become question marks. */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text.normalize('NFC')), byteOf)
}

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? UNKNOWN
  const isSame = code < 0x80 || (code >= 0xa0 && code <= 0xff)
  return isSame ? code : (special.get(character) ?? UNKNOWN)
}
