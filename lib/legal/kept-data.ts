import { retention } from './retention'

/** Personal data with the same retention period. */
interface Kept {
  /** Name on the privacy page. */
  what: string
  /** Period, as worded on the privacy page. */
  period: string
  /** Store collections that hold it; none if it is in files. */
  collections: readonly string[]
  /** Rules of the daily cleanup that enforce the period; none if people end it themselves. */
  rules: readonly string[]
}

const days = (count: number) => `${count} Tage`
const books = `${retention.bookYears} Jahre vom Ende des Jahres an`

/**
 * All personal data the shop keeps, and for how long. The privacy page prints this list, and the daily cleanup
 * implements every rule named here. A new collection belongs here or below.
 */
export const keptData = [
  {
    what: 'Bezahlte Bestellungen und Rechnungen',
    period: `${books} (§ 147 AO, § 14b UStG)`,
    collections: ['orders', 'invoices', 'presetBuyers', 'payments'],
    rules: ['orders', 'invoices'],
  },
  {
    what: 'Bestellungen, die nicht bezahlt werden',
    period: `frühestens nach ${days(retention.unpaidOrderDays)}n storniert, ${days(retention.unpaidOrderAnonymousDays)} danach anonym`,
    collections: ['orders'],
    rules: ['unpaidOrders', 'anonymousOrders'],
  },
  {
    what: 'Kontoauszüge, eingegangene Überweisungen und Zahlungen ohne Bestellung',
    period: books,
    collections: ['statements', 'bankDays', 'bankEntries', 'payments'],
    rules: ['statements', 'unmatched'],
  },
  {
    what: 'Überweisung, die zu keiner Bestellung gehört',
    period: `${retention.settledTransferMonths} Monate, nachdem sie geklärt ist`,
    collections: ['bankEntries'],
    rules: ['settledTransfers'],
  },
  { what: 'Erklärte Widerrufe', period: books, collections: ['withdrawals'], rules: ['withdrawals'] },
  {
    what: 'Widerruf, zu dem keine Bestellung gefunden ist',
    period: `${retention.unassignedWithdrawalYears} Jahre`,
    collections: ['withdrawals'],
    rules: ['unassignedWithdrawals'],
  },
  {
    what: 'E-Mails, die der Shop verschickt hat',
    period: days(retention.mailDays),
    collections: ['mails'],
    rules: ['mails', 'mailFiles'],
  },
  {
    what: 'Gezählter Besuch: gekürzte Adresse, User-Agent, Prüfwert, Parameter der Adressen',
    period: days(retention.clickDetailsDays),
    collections: ['affiliateClicks'],
    rules: ['clickDetails'],
  },
  {
    what: 'Prüfwert der Adresse, von der für einen Partner bestellt wurde',
    period: days(retention.addressHashDays),
    collections: ['orderTraces', 'affiliateAddresses'],
    rules: ['addresses'],
  },
  {
    what: 'Prüfwert des Zahlungsmittels eines Kaufs für einen Partner',
    period: `bis zum Ende des ${retention.paymentPrintMonths + 1}. Monats`,
    collections: ['paymentPrints'],
    rules: ['addresses'],
  },
  {
    what: 'Wie oft an einem Tag welche Seite geöffnet wurde und woher Besuche kamen: nur Summen, nichts von Ihnen',
    get period() {
      return `${retention.visitMonths} Monate`
    },
    collections: ['visits'],
    rules: ['visits'],
  },
  {
    what: 'Gezählter Besuch ohne Kauf',
    get period() {
      return `${retention.clickWithoutSaleMonths} Monate`
    },
    collections: ['affiliateClicks'],
    rules: ['oldClicks'],
  },
  {
    what: 'Ihre E-Mail-Adresse in der Abrechnung mit einem Partner',
    period: days(retention.saleEmailDays),
    collections: ['affiliateSales'],
    rules: ['saleEmails'],
  },
  {
    what: 'Gutschriften und Auszahlungen an Partner, mit Inhaber des Kontos und IBAN',
    period: books,
    collections: ['invoices', 'affiliatePayouts', 'affiliateRuns'],
    rules: ['invoices', 'payouts'],
  },
  {
    what: 'Auszahlungsdaten und E-Mail-Adresse von Partnern, die gegangen sind',
    period: `bis nichts mehr geschuldet ist, und ${days(retention.leftPartnerDays)} darüber hinaus`,
    collections: ['affiliateUsers', 'partnerSearch'],
    rules: ['leftPartners'],
  },
  {
    what: 'Bewerbungen als Partner',
    period: 'bis Sie Ihr Konto löschen',
    collections: ['affiliateApplications'],
    rules: [],
  },
  {
    what: 'Code, Verkäufe und Buchungen eines Partners, ohne Namen und Anschrift',
    period: 'auf Dauer: Kein Code wird ein zweites Mal vergeben, und jedes Guthaben bleibt belegt',
    collections: [
      'affiliateUsers',
      'affiliateSales',
      'affiliateLedger',
      'affiliateDaily',
      'affiliateSources',
      'figures',
    ],
    rules: [],
  },
  {
    what: 'Kundenkonto mit E-Mail-Adresse, Prüfwert des Passworts, Name, Bild und eigenen Presets',
    period: 'bis Sie es löschen',
    collections: ['accounts', 'users', 'once'],
    rules: [],
  },
  {
    what: 'Kundenkonto, dessen E-Mail-Adresse nicht bestätigt wird',
    period: days(retention.unconfirmedAccountDays),
    collections: ['accounts', 'once'],
    rules: ['unconfirmedAccounts'],
  },
  {
    what: 'Zweiter Faktor: verschlüsseltes Geheimnis Ihrer App, Prüfwerte der Ersatzcodes, und seit wann er gilt',
    period: 'bis Sie ihn abschalten oder Ihr Konto löschen',
    collections: ['factors'],
    rules: [],
  },
  {
    what: 'Passkeys: öffentlicher Schlüssel, Name, und wann er angelegt und zuletzt benutzt wurde',
    period: 'bis Sie ihn oder Ihr Konto löschen',
    collections: ['passkeys'],
    rules: [],
  },
  {
    what: 'Einladung, im Shop mitzuarbeiten: E-Mail-Adresse und Rolle',
    period: `bis sie angenommen oder zurückgenommen wird, höchstens ${days(retention.invitationDays)} und bis zum Tag danach`,
    collections: ['invitations'],
    rules: ['invitations'],
  },
  {
    what: 'Wo Sie angemeldet sind: Browser, System und Zeit der Anmeldung',
    period:
      'bis Sie sich dort abmelden; nach fünf Tagen endet die Anmeldung, und am Tag danach oder mit der nächsten wird sie gelöscht, spätestens mit dem Konto',
    collections: ['sessions', 'users'],
    rules: ['sessions'],
  },
  {
    what: 'Stimmen für Spiele und Headsets und Vorschläge',
    period: 'bis das Preset oder Headset erscheint oder Sie sie zurücknehmen',
    collections: ['voters', 'suggestions', 'suggestionVoters'],
    rules: [],
  },
  {
    what: 'Bewertungen',
    period: 'bis Sie sie oder Ihr Konto löschen, höchstens so lange wie die Bestellung',
    collections: ['ratings', 'ratedItems'],
    rules: ['orders'],
  },
  {
    what: 'Meldungen von Bewertungen, mit Namen und Adresse, wenn Sie sie angeben',
    period: `${retention.reportMonths} Monate, nachdem darüber entschieden ist`,
    collections: ['reports'],
    rules: ['reports'],
  },
  {
    what: 'Ergebnisse von Hörtests, die Sie beigetragen haben',
    period: 'bis Sie sie oder Ihr Konto löschen, höchstens so lange wie die Bestellung',
    collections: ['heard', 'heardBy'],
    rules: ['orders'],
  },
  {
    what: 'Prüfwert Ihrer Bestellung oder Ihres Kontos zu einem Preset, dessen Ergebnis Sie zurückgenommen haben',
    period:
      'bis Sie Ihr Konto löschen oder die Bestellung gelöscht wird: Jeder trägt zu einem Preset ein Ergebnis bei',
    collections: ['once'],
    rules: ['orders'],
  },
  {
    what: 'Protokoll dessen, was wir im Shop von Hand tun, mit gekürzter Adresse',
    period: books,
    collections: ['journal'],
    rules: ['journal'],
  },
  {
    what: 'Sicherung aller Daten, die der Shop anlegt, bevor er ihre Form ändert',
    period: days(retention.backupDays),
    collections: [],
    rules: ['backups'],
  },
  {
    what: 'Versuche, den Shop zu entsperren oder sich anzumelden, mit Prüfwerten der IP-Adresse und der E-Mail-Adresse',
    period: 'ein Tag',
    collections: ['unlockAttempts', 'signInAttempts'],
    rules: ['unlockAttempts', 'signInAttempts'],
  },
  {
    what: 'Prüfwert Ihrer E-Mail-Adresse oder Ihres Kontos zu einem Preset, für das Sie nach unserem Versprechen Geld zurückbekommen haben',
    period: 'auf Dauer: Das Versprechen gilt je Käufer und Preset einmal',
    collections: ['once'],
    rules: [],
  },
  {
    what: 'Prüfwert Ihrer E-Mail-Adresse zu einem Aktionscode, der je Adresse einmal einen Betrag abzieht',
    period: `bis die Bestellung storniert oder die Aktion vorbei ist, mindestens ${days(30)}`,
    collections: ['once'],
    rules: ['marks'],
  },
  {
    what: 'Merker gegen doppelte Buchungen und Mails, und Aufgaben, die noch zu tun sind',
    period: 'so lange, wie sich wiederholen kann, wovor sie schützen',
    collections: ['once', 'tasks'],
    rules: ['marks'],
  },
] as const satisfies readonly Kept[]

/** Rules the daily cleanup must implement. */
export type KeptRule = (typeof keptData)[number]['rules'][number]

/** Collections without personal data. */
export const impersonalCollections = [
  ...['settings', 'setup', 'dataFormat', 'tidying', 'signals', 'faults', 'legalTexts', 'invoiceSeries'],
  ...[
    'orderCounts',
    'refundFiles',
    'bookingDays',
    'affiliateReleases',
    'ratingCounts',
    'heardCounts',
    'presets',
    'presetVersions',
  ],
  ...['headsets', 'headsetsHidden', 'bundles', 'campaigns', 'goodwill'],
  ...['suggestionKeys', 'suggestionRanks', 'suggestionSearch'],
]
