import type { CsvLayout } from './csv-layout'

const commerzbank = {
  format: 'commerzbank-csv',
  bookedOn: 'Buchungstag',
  amounts: ['Betrag'],
  purposes: ['Buchungstext'],
  currency: 'Währung',
} as const

const postbank = {
  bookedOn: 'Buchungstag',
  amounts: ['Betrag', 'Haben'],
  outgoing: 'Soll',
  name: 'Begünstigter / Auftraggeber',
  purposes: ['Verwendungszweck'],
  endToEnd: 'Kundenreferenz',
  currency: 'Währung',
  end: /^Kontostand$/,
} as const

const volksbank = {
  format: 'volksbank-csv',
  account: 'IBAN Auftragskonto',
  bookedOn: 'Buchungstag',
  amounts: ['Betrag'],
  name: 'Name Zahlungsbeteiligter',
  iban: 'IBAN Zahlungsbeteiligter',
  purposes: ['Verwendungszweck'],
  balance: 'Saldo nach Buchung',
} as const

const sparkasse = {
  format: 'sparkasse-csv',
  account: 'Auftragskonto',
  bookedOn: 'Buchungstag',
  purposes: ['Verwendungszweck'],
  name: 'Beguenstigter/Zahlungspflichtiger',
  amounts: ['Betrag'],
  currency: 'Waehrung',
  endToEnd: 'Kundenreferenz (End-to-End)',
  state: { column: 'Info', booked: /^(?!.*nicht).*gebucht/i, noted: /vorgemerkt|nicht gebucht/i },
} as const

const n26 = { format: 'n26-csv', amounts: ['Amount (EUR)'], notation: 'english' } as const
const n26German = { format: 'n26-csv', amounts: ['Betrag (EUR)'], notation: 'english' } as const

/** The banks' layouts, each after a public sample, which its comment names. */
export const bankLayouts: readonly CsvLayout[] = [
  /**
   * »CSV-CAMT« of the Sparkassen, V2 and V8 (other names of booking types): 17 columns, Windows-1252, days as
   * 03.12.25, booked and pending mixed. After RechnungsPilot's samples (nicolettas-muggelbude/RechnungsPilot,
   * vorlagen/bank-csv).
   */
  { ...sparkasse, iban: 'Kontonummer/IBAN' },
  /**
   * »CSV-MT940« of the Sparkassen: 11 columns, the payer's IBAN as `Kontonummer`, the purpose with MT940's labels, no
   * day for pending entries. After several importers' tests, e.g. `"28.07.26";…;"SVWZ+Gehalt";…;"DE99…"`.
   */
  { ...sparkasse, iban: 'Kontonummer', isPurposeLabelled: true },
  /**
   * DKB Girokonto since 2023: 12 columns, UTF-8 with a byte order mark, days as 17.04.25, the account above the
   * table. As beancount-dkb reads it (siddhantgoel/beancount-dkb, beancount_dkb/extractors/ec.py).
   */
  {
    format: 'dkb-csv',
    bookedOn: 'Buchungsdatum',
    purposes: ['Verwendungszweck'],
    name: 'Zahlungspflichtige*r',
    iban: 'IBAN',
    amounts: ['Betrag (€)'],
    endToEnd: 'Kundenreferenz',
    state: { column: 'Status', booked: /^gebucht$/i, noted: /^(?:vorgemerkt|offen)$/i },
  },
  /**
   * DKB Girokonto until 2023: 11 columns, Latin-1, days as 16.01.2018, the account above the table; only booked
   * entries, and the day's balance as a row without an amount. After beancount-dkb's tests/test_ec_v1.py.
   */
  {
    format: 'dkb-csv',
    bookedOn: 'Buchungstag',
    purposes: ['Verwendungszweck'],
    name: 'Auftraggeber / Begünstigter',
    iban: 'Kontonummer',
    amounts: ['Betrag (EUR)'],
    endToEnd: 'Kundenreferenz',
    state: { column: 'Betrag (EUR)', booked: /\S/, noted: /^$/ },
  },
  /**
   * »Umsatzanzeige« of ING: Latin-1, the account above the table, only booked entries, no payer's account. After
   * csv2mt940's read-me and the importers of `Wertstellungsdatum` (`Valuta` until 2024; the shop reads neither).
   */
  {
    format: 'ing-csv',
    bookedOn: 'Buchung',
    purposes: ['Verwendungszweck'],
    name: 'Auftraggeber/Empfänger',
    amounts: ['Betrag'],
    balance: 'Saldo',
  },
  /**
   * N26 since before 2024: commas, days as 2026-12-03, decimal points, only booked entries, the shop's account not
   * named. Headers as in two beancount importers for N26, and in German as in several importers' samples.
   */
  {
    ...n26,
    bookedOn: 'Booking Date',
    name: 'Partner Name',
    iban: 'Partner Iban',
    purposes: ['Payment Reference'],
  },
  { ...n26, bookedOn: 'Date', name: 'Payee', iban: 'Account number', purposes: ['Payment reference'] },
  {
    ...n26German,
    bookedOn: 'Datum',
    name: 'Empfänger',
    iban: 'Kontonummer',
    purposes: ['Verwendungszweck'],
  },
  /**
   * comdirect Girokonto: five columns, Windows-1252, payer and purpose in one cell, other accounts follow in the
   * file; day `offen` until booked. After importers' samples, e.g. »Neuer Kontostand« above, »Alter Kontostand«
   * below.
   */
  {
    format: 'comdirect-csv',
    bookedOn: 'Buchungstag',
    purposes: ['Buchungstext'],
    amounts: ['Umsatz in EUR'],
    isPurposeMixed: true,
    state: { column: 'Buchungstag', booked: /\d/, noted: /^offen$/i },
    balances: { opening: /^Alter Kontostand$/, closing: /^Neuer Kontostand$/ },
    end: /^Alter Kontostand$/,
  },
  /** Postbank since 2023, Deutsche Bank (`Soll`/`Haben`): days as 3.8.2026, account above. After importers' tests. */
  { ...postbank, format: 'postbank-csv', iban: 'IBAN / Kontonummer' },
  { ...postbank, format: 'deutsche-bank-csv', iban: 'IBAN' },
  /** Commerzbank: UTF-8, payer and purpose in one cell without a separator. After commerzbank-csv4gnucash's tests. */
  { ...commerzbank, account: 'IBAN Auftraggeberkonto' },
  { ...commerzbank, account: 'IBAN Kontoinhaber' },
  /**
   * Volksbanken and Raiffeisenbanken (Atruvia), GLS, Sparda: UTF-8 with a byte order mark, only booked entries. After
   * go-homebank-csv's sample (sercxanto/go-homebank-csv, pkg/parser/testfiles/volksbank).
   */
  { ...volksbank, currency: 'Waehrung' },
  { ...volksbank, currency: 'Währung' },
]
