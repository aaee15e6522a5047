import type { CsvLayout } from './csv-layout'

/** Moves of the owner's own money by PayPal: between accounts and currencies, held and released, from and to a bank. */
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

/** Wallets, to which no transfers for the shop are made; layouts as those of banks. */
export const walletLayouts: readonly CsvLayout[] = [
  /**
   * »Aktivitäten« of PayPal: commas, German or English notation, columns chosen by the owner; PayPal's own
   * moves between accounts are not payments. After the samples of kontor (replikativ/kontor,
   * modules/bank-de/test/resources/paypal.csv), and in English after hledger's rules for it.
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
  /** »Kontoauszug« of PayPal: only completed entries, without a status column. After the tests of several importers. */
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
