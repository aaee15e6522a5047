import { dayOf } from '@/lib/core/clock'
import type { Env } from '@/lib/core/env'
import { csvEuros } from '@/lib/core/text/csv'
import { vatIdPrefix } from '@/lib/legal/taxation/vat-ids'
import { translator } from '@/messages/texts'
import type { DocumentedBooking, Period } from '../bookings'
import { bookedTo } from './accounts'

const numbered = (count: number, namesOf: (index: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => namesOf(index + 1)).flat()

/** DATEV's Buchungsstapel 13, in order: https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel */
const datevColumns: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, (index) => [`Beleginfo - Art ${index}`, `Beleginfo - Inhalt ${index}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  // No space here in the published sample.
  ...numbered(20, (index) => [`Zusatzinformation - Art ${index}`, `Zusatzinformation- Inhalt ${index}`]),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

const t = translator('commands.orders')

const LINE_END = '\r\n'
/** In characters. */
const TEXT = 60
const DOCUMENT = 36
const INFO = 210

export type DatevSettings = Pick<
  Env,
  'DATEV_CHART' | 'DATEV_YEAR_START' | 'DATEV_ACCOUNT_LENGTH' | 'DATEV_ACCOUNTS'
> & { DATEV_CONSULTANT: number; DATEV_CLIENT: number }

/**
 * Not marked as final, so that the adviser can review the batch. @param made in ms
 * https://developer.datev.de/datev/platform/de/dtvf/formate/header
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

/** Debits the account holding incoming money; outgoing money credits it, reversing revenue or commission with tax. */
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
    ['Buchungstext', text(`${t(`bookings.kinds.${kind}`)} ${about}`, TEXT)],
    ['Beleginfo - Art 1', text(t('datev.about'), INFO)],
    ['Beleginfo - Inhalt 1', text(about, INFO)],
    ...(providerId === undefined
      ? []
      : ([
          ['Beleginfo - Art 2', text(t('datev.providerId'), INFO)],
          ['Beleginfo - Inhalt 2', text(providerId, INFO)],
        ] as const)),
    ...abroadCells(booking),
    ['Festschreibung', '0'],
    ...taxDays(booking),
  ])
  return lineOf(datevColumns.map((name) => cells.get(name) ?? ''))
}

/**
 * Fields 115 and 116, DDMMYYYY, filled together: when the service was performed, and a day in the period of its tax.
 * Tax on advance payments arises with the payment (§ 13 (1) no. 1 a sentence 4 UStG), its correction when money goes
 * back (§ 17 (1) sentence 8), that of partners elsewhere in the EU with their service (§ 13b (1)).
 */
function taxDays({ invoice, day }: DocumentedBooking): [string, string][] {
  if (!invoice) return []
  const { vat, corrects, deliveredAt } = invoice
  const performed = dayOf(deliveredAt)
  const isTaxedThen = vat === 'reverse-charge' && corrects === undefined
  return [
    ['Leistungsdatum', dayFirst(performed)],
    ['Datum Zuord. Steuerperiode', dayFirst(isTaxedThen ? performed : day)],
  ]
}

/** The member state and rate of its VAT, or the VAT ID of the business there that owes it. */
function abroadCells({ kind, invoice, tax }: DocumentedBooking): [string, string][] {
  const { vat, ratePercent = 0, taxCountry } = invoice ?? tax ?? {}
  if (taxCountry === undefined || kind === 'payout' || kind === 'payoutReturned') return []
  const place = 'EU-Land u. UStID (Bestimmung)'
  if (vat === 'reverse-charge') return [[place, quoted(invoice?.buyer?.vatId ?? vatIdPrefix(taxCountry))]]
  return [
    [place, quoted(vatIdPrefix(taxCountry))],
    ['EU-Steuersatz (Bestimmung)', ratePercent.toFixed(2).replace('.', ',')],
  ]
}

export function yearStartOf(
  { DATEV_YEAR_START }: Pick<DatevSettings, 'DATEV_YEAR_START'>,
  day: string,
): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) < DATEV_YEAR_START ? year - 1 : year}-${DATEV_YEAR_START}`
}

const lineOf = (cells: readonly string[]) => `${cells.join(';')}${LINE_END}`
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const dayFirst = (day: string) => day.split('-').reverse().join('')
const digits = (day: string) => day.replaceAll('-', '')
const text = (value: string, longest: number) =>
  quoted(
    Array.from(value.replaceAll(/\p{Cc}/gu, ' '))
      .slice(0, longest)
      .join(''),
  )

/** The format allows letters, digits and a few signs. */
const documentText = (value: string) => value.replaceAll(/[^\w$%/-]/g, '-').slice(0, DOCUMENT)

const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** In Berlin, to the millisecond. */
function madeAt(at: number): string {
  return `${berlinTime.format(at).replaceAll(/\D/g, '')}${String(at % 1000).padStart(3, '0')}`
}
