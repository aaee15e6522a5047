import { shiftDay } from '@/lib/core/clock'

/** The shop's account and those of two payers; invented, with valid check digits. */
export const ACCOUNT = 'DE02120300000000202051'
export const PAYER = 'DE89370400440532013000'
export const OTHER_PAYER = 'AT611904300234573201'

/** An incoming payment for sample files; amount in cents. */
export interface SampleBooking {
  amount: number
  purpose: string
  name?: string
  iban?: string
  /** `YYYY-MM-DD` */
  day?: string
  bankReference?: string
}

const euros = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An entry of a CAMT.053, in version 8 by default. */
export function camtEntry(booking: SampleBooking, version = '08'): string {
  const { amount, purpose, name = 'Erika Muster', iban = PAYER, day = '2026-11-20', bankReference } = booking
  const person = `<Nm>${inXml(name)}</Nm>`
  return `<Ntry>
  <Amt Ccy="EUR">${euros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <Sts>${version >= '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts>
  <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
  ${bankReference === undefined ? '' : `<AcctSvcrRef>${bankReference}</AcctSvcrRef>`}
  <BkTxCd><Domn><Cd>PMNT</Cd></Domn></BkTxCd>
  <NtryDtls><TxDtls>
    <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties>
      <Dbtr>${version >= '08' ? `<Pty>${person}</Pty>` : person}</Dbtr>
      <DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>
    </RltdPties>
    <RmtInf><Ustrd>${inXml(purpose)}</Ustrd></RmtInf>
  </TxDtls></NtryDtls>
</Ntry>`
}

/** A balance of a CAMT, in cents. */
const camtBalance = (kind: 'PRCD' | 'OPBD' | 'CLBD', day: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(Math.abs(cents))}</Amt>` +
  `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

interface Period {
  /** First and last day, as `YYYY-MM-DD`. */
  from?: string
  until?: string
  madeOn?: string
}

/** A CAMT.053 with these entries, whose balances match those that are booked. */
export function camtOf(
  entries: string,
  version = '08',
  begin = '',
  { from = '2026-11-20', until = '2026-11-20', madeOn = until }: Period = {},
): string {
  const balances = `${camtBalance('PRCD', shiftDay(from, -1), 10_000)}${camtBalance('CLBD', until, 10_000 + bookedIn(entries))}`
  return `<?xml version="1.0" encoding="UTF-8"?>${begin}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>053D2026112000001</MsgId><CreDtTm>${madeOn}T21:00:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balances}
${entries}
</Stmt></BkToCstmrStmt></Document>`
}

/** Cents booked by these entries. */
function bookedIn(entries: string): number {
  return entries
    .split('<Ntry>')
    .filter((entry) => entry.includes('BOOK'))
    .map((entry) => {
      const [, amount = '0'] = /<Amt Ccy="EUR">([\d.]+)</.exec(entry) ?? []
      return Math.round(Number(amount) * 100) * (entry.includes('DBIT') ? -1 : 1)
    })
    .reduce((sum, amount) => sum + amount, 0)
}

/** A CAMT.053 of incoming payments, by default from the day of the first one to that of the last. */
export function camtFile(bookings: SampleBooking[], version = '08', period: Period = {}): Uint8Array {
  const entries = bookings.map((booking) => camtEntry(booking, version))
  const days = bookings.map(({ day = '2026-11-20' }) => day).sort()
  const [from = '2026-11-20'] = days
  const whole = { from, until: days.at(-1) ?? from, ...period }
  return new TextEncoder().encode(camtOf(entries.join('\n'), version, '', whole))
}

const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
const germanDay = (day: string) => day.slice(2).split('-').reverse().join('.')
const germanEuros = (cents: number) => euros(cents).replace('.', ',')

const SPARKASSE_HEAD = quoted([
  ...['Auftragskonto', 'Buchungstag', 'Valutadatum', 'Buchungstext', 'Verwendungszweck', 'Glaeubiger ID'],
  ...['Mandatsreferenz', 'Kundenreferenz (End-to-End)', 'Sammlerreferenz', 'Lastschrift Ursprungsbetrag'],
  ...['Auslagenersatz Ruecklastschrift', 'Beguenstigter/Zahlungspflichtiger', 'Kontonummer/IBAN'],
  ...['BIC (SWIFT-Code)', 'Betrag', 'Waehrung', 'Info'],
])

/** A row of a Sparkasse's CSV-CAMT; `amount` and `info` in the file's notation. */
export function sparkasseRow(
  booking: SampleBooking,
  amount = germanEuros(booking.amount),
  info = 'Umsatz gebucht',
): string {
  const { purpose, name = 'Erika Muster', iban = PAYER, day = '2026-11-20' } = booking
  const date = germanDay(day)
  const empty = ['', '', '', '', '', '']
  const payer = [name, iban, 'COBADEFFXXX']
  return quoted([
    ACCOUNT,
    date,
    date,
    'GUTSCHRIFT UEBERWEISUNG',
    purpose,
    ...empty,
    ...payer,
    amount,
    'EUR',
    info,
  ])
}

/** A Sparkasse's CSV-CAMT in Latin-1. */
export function sparkasseFile(rows: string[]): Uint8Array {
  return Buffer.from([SPARKASSE_HEAD, ...rows, ''].join('\r\n'), 'latin1')
}

const DKB_HEAD = quoted([
  ...[
    'Buchungsdatum',
    'Wertstellung',
    'Status',
    'Zahlungspflichtige*r',
    'Zahlungsempfänger*in',
    'Verwendungszweck',
  ],
  ...['Umsatztyp', 'IBAN', 'Betrag (€)', 'Gläubiger-ID', 'Mandatsreferenz', 'Kundenreferenz'],
])

/** A row of the DKB's CSV; `amount` and `status` in the file's notation. */
export function dkbRow(
  booking: SampleBooking,
  amount = germanEuros(booking.amount),
  status = 'Gebucht',
): string {
  const { purpose, name = 'Erika Muster', iban = PAYER, day = '2026-11-20' } = booking
  const date = germanDay(day)
  const way = amount.startsWith('-') ? 'Ausgang' : 'Eingang'
  return quoted([date, date, status, name, 'Spielklang', purpose, way, iban, amount, '', '', ''])
}

/** The DKB's CSV in UTF-8 with a byte order mark. */
export function dkbFile(rows: string[]): Uint8Array {
  const above = [
    quoted(['Girokonto', ACCOUNT]),
    quoted(['Zeitraum:', '01.11.2026 - 20.11.2026']),
    quoted(['Kontostand vom 20.11.2026:', '1.234,56 €']),
    '""',
  ]
  return new TextEncoder().encode(`\ufeff${[...above, DKB_HEAD, ...rows, ''].join('\n')}`)
}
