import { csvEuros } from '@/lib/core/text/csv'
import type { Env } from '@/lib/core/env'
import messages from '@/messages/de.json'
import type { DocumentedBooking, Period } from '../bookings'
import { bookedTo } from './accounts'
import { datevColumns } from './columns'

const { kinds } = messages.commands.orders.bookings
const { datev } = messages.commands.orders

const LINE_END = '\r\n'
/** Longest texts, in characters. */
const TEXT = 60
const DOCUMENT = 36
const INFO = 210

export type DatevSettings = Pick<
  Env,
  'DATEV_CHART' | 'DATEV_YEAR_START' | 'DATEV_ACCOUNT_LENGTH' | 'DATEV_ACCOUNTS'
> & { DATEV_CONSULTANT: number; DATEV_CLIENT: number }

/**
 * The first line of a batch of bookings, which is not fixed, so that the adviser can look at it before.
 * https://developer.datev.de/datev/platform/de/dtvf/formate/header
 * @param made when, in ms
 */
export function headLine(settings: DatevSettings, period: Period, made: number): string {
  const { DATEV_CONSULTANT, DATEV_CLIENT, DATEV_CHART, DATEV_ACCOUNT_LENGTH } = settings
  const { from, to } = period
  return lineOf([
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', madeAt(made), ''],
    ...[quoted(''), quoted(''), quoted(''), String(DATEV_CONSULTANT), String(DATEV_CLIENT)],
    ...[digits(yearStartOf(settings, from)), String(DATEV_ACCOUNT_LENGTH), digits(from), digits(to)],
    ...[quoted(`Spielklang ${from}`), quoted(''), '1', '0', '0', quoted('EUR'), '', quoted(''), '', ''],
    ...[quoted(DATEV_CHART.slice(-2)), '', '', quoted(''), quoted('')],
  ])
}

export function columnLine(): string {
  return lineOf(datevColumns)
}

/**
 * A booking: what came in is a debit of the account where the money is, and what went out a credit of it, which takes revenue
 * or commission back with its tax.
 */
export function bookingLine(booking: DocumentedBooking, settings: DatevSettings): string {
  const { kind, amount, about, number, providerId, day } = booking
  const { account, contra, taxKey } = bookedTo(booking, settings)
  const cells = new Map<string, string>([
    ['Umsatz (ohne Soll/Haben-Kz)', csvEuros(Math.abs(amount))],
    ['Soll/Haben-Kennzeichen', quoted(amount < 0 ? 'H' : 'S')],
    ['WKZ Umsatz', quoted('EUR')],
    ['Konto', account],
    ['Gegenkonto (ohne BU-Schlüssel)', contra],
    ['BU-Schlüssel', taxKey === '' ? '' : quoted(taxKey)],
    ['Belegdatum', `${day.slice(8)}${day.slice(5, 7)}`],
    ['Belegfeld 1', quoted(documentText(number ?? about))],
    ['Buchungstext', text(`${kinds[kind]} ${about}`, TEXT)],
    ['Beleginfo - Art 1', text(datev.about, INFO)],
    ['Beleginfo - Inhalt 1', text(about, INFO)],
    ...(providerId === undefined
      ? []
      : ([
          ['Beleginfo - Art 2', text(datev.providerId, INFO)],
          ['Beleginfo - Inhalt 2', text(providerId, INFO)],
        ] as const)),
    ['Festschreibung', '0'],
  ])
  return lineOf(datevColumns.map((name) => cells.get(name) ?? ''))
}

/** The first day of the business year of a day. */
export function yearStartOf(
  { DATEV_YEAR_START }: Pick<DatevSettings, 'DATEV_YEAR_START'>,
  day: string,
): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) < DATEV_YEAR_START ? year - 1 : year}-${DATEV_YEAR_START}`
}

const lineOf = (cells: readonly string[]) => `${cells.join(';')}${LINE_END}`
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const digits = (day: string) => day.replaceAll('-', '')
const text = (value: string, longest: number) =>
  quoted(
    Array.from(value.replaceAll(/\p{Cc}/gu, ' '))
      .slice(0, longest)
      .join(''),
  )

/** Documents are told apart by letters, digits and a few signs alone. */
const documentText = (value: string) => value.replaceAll(/[^\w$%/-]/g, '-').slice(0, DOCUMENT)

const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** To the millisecond, in Berlin. */
function madeAt(at: number): string {
  return `${berlinTime.format(at).replaceAll(/\D/g, '')}${String(at % 1000).padStart(3, '0')}`
}
