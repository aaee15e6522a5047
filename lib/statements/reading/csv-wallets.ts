import type { CsvLayout } from './csv-layout'

/** What PayPal moves for the owner: between accounts and currencies, held back and let go, taken from and given to a bank. */
const OWN_MOVES =
  /bank|abbuchung|einzug|währung|einbehalt|autorisierung|rück(?:buch|zahl|lage)|reserve|guthaben|gutschrift auf|zahlungsquelle|kredit|currency|withdrawal|deposit|\bholds?\b|authorization|reversal|refund|credit|\bach\b/i

const paypal = {
  format: 'paypal-csv',
  foreign: 'ignored',
  isWallet: true,
} as const
const paypalState = {
  booked: /^(?:abgeschlossen|completed|(?:teilweise )?(?:erstattet|zurückgezahlt)|(?:partially )?refunded)$/i,
  noted:
    /^(?:ausstehend|pending|offen|in bearbeitung|processing|abgelehnt|denied|storniert|cancell?ed|fehlgeschlagen|failed|abgelaufen|expired|zurückgebucht|reversed|unbezahlt|unpaid|aktiv|active|entfernt|removed|zurückgegeben|returned|gehalten|held)$/i,
} as const

/** Wallets, in which no transfers to the shop's account are; as banks' layouts. */
export const walletLayouts: readonly CsvLayout[] = [
  /**
   * »Aktivitäten« of PayPal: commas, German or English notation, the columns chosen by the owner; what PayPal moves by itself between
   * its accounts is no payment. As in the samples of kontor (replikativ/kontor, modules/bank-de/test/resources/paypal.csv), and in
   * English as in hledger's rules for it.
   */
  {
    ...paypal,
    bookedOn: 'Datum',
    amounts: ['Brutto'],
    name: 'Name',
    purposes: ['Betreff', 'Hinweis', 'Artikelbezeichnung', 'Rechnungsnummer', 'Typ'],
    reference: 'Transaktionscode',
    currency: 'Währung',
    state: { column: 'Status', ...paypalState },
    own: { column: 'Typ', kinds: OWN_MOVES },
  },
  {
    ...paypal,
    bookedOn: 'Date',
    amounts: ['Gross'],
    name: 'Name',
    purposes: ['Subject', 'Note', 'Item Title', 'Invoice Number', 'Type'],
    reference: 'Transaction ID',
    currency: 'Currency',
    state: { column: 'Status', ...paypalState },
    own: { column: 'Type', kinds: OWN_MOVES },
    notation: 'either',
  },
  /** »Kontoauszug« of PayPal: only what is done, and no column for it. As in the tests of several importers. */
  {
    ...paypal,
    bookedOn: 'Datum',
    amounts: ['Brutto'],
    name: 'Name',
    purposes: ['Rechnungsnummer', 'Beschreibung'],
    reference: 'Transaktionscode',
    currency: 'Währung',
    own: { column: 'Beschreibung', kinds: OWN_MOVES },
  },
  {
    ...paypal,
    bookedOn: 'Date',
    amounts: ['Gross'],
    name: 'Name',
    purposes: ['Invoice ID', 'Description'],
    reference: 'Transaction ID',
    currency: 'Currency',
    own: { column: 'Description', kinds: OWN_MOVES },
    notation: 'either',
  },
]
