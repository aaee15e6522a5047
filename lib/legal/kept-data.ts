import { retention } from './retention'

interface Kept {
  what: string
  period: string
  /** Rules of the daily cleanup that enforce the period; none if people end it themselves. */
  rules: readonly string[]
}

const days = (count: number) => `${count} Tage`
const yearsOf = (count: number) => `${count} Jahre vom Ende des Jahres an`
const books = yearsOf(retention.bookYears)

/** Applies if the shop has a place for copies (`lib/operation/copies`): they show each moment of this time. */
export const keptInBackups = {
  what: 'Verschlüsselte Kopien aller Daten',
  period: `${days(retention.copyDays)}, und bis zum Ende des Tages danach`,
}

/** All personal data kept, printed on the privacy page. Collections declare which rules apply (`lib/records`). */
export const keptData = {
  paidOrders: {
    what: 'Bezahlte Bestellungen und Rechnungen',
    period: `${books} (§ 147 AO, § 14b UStG); mit Umsatzsteuer eines anderen EU-Staats samt dem, was das Land belegt, ${retention.ossYears} Jahre (Art. 369k MwStSystRL, Art. 63c VO 282/2011)`,
    rules: ['orders', 'invoices', 'providerPayouts'],
  },
  unpaidOrders: {
    what: 'Bestellungen, die nicht bezahlt werden',
    period: `frühestens nach ${days(retention.unpaidOrderDays)}n storniert, ${days(retention.unpaidOrderAnonymousDays)} danach anonym`,
    rules: ['unpaidOrders', 'anonymousOrders'],
  },
  statements: {
    what: 'Kontoauszüge, eingegangene Überweisungen und Zahlungen ohne Bestellung',
    period: books,
    rules: ['statements', 'unmatched'],
  },
  settledTransfers: {
    what: 'Überweisung, die zu keiner Bestellung gehört',
    period: `${retention.settledTransferMonths} Monate, nachdem sie geklärt ist; danach nur Tag und Betrag, so lange wie Kontoauszüge`,
    rules: ['settledTransfers'],
  },
  withdrawals: { what: 'Erklärte Widerrufe', period: books, rules: ['withdrawals'] },
  unassignedWithdrawals: {
    what: 'Widerruf, zu dem keine Bestellung gefunden ist',
    period: `${retention.unassignedWithdrawalYears} Jahre`,
    rules: ['unassignedWithdrawals'],
  },
  mails: {
    what: 'E-Mails, die der Shop verschickt hat',
    period: days(retention.mailDays),
    rules: ['mails', 'mailFiles'],
  },
  clickDetails: {
    what: 'Gezählter Besuch: gekürzte Adresse, User-Agent, Prüfwert, Parameter der Adressen',
    period: days(retention.clickDetailsDays),
    rules: ['clickDetails'],
  },
  addresses: {
    what: 'Prüfwert der Adresse, von der für einen Partner bestellt wurde',
    period: days(retention.addressHashDays),
    rules: ['addresses'],
  },
  paymentPrints: {
    what: 'Prüfwert des Zahlungsmittels eines Kaufs für einen Partner',
    period: `bis zum Ende des ${retention.paymentPrintMonths + 1}. Monats`,
    rules: ['addresses'],
  },
  visits: {
    what: 'Wie oft an einem Tag welche Seite geöffnet wurde und woher Besuche kamen: nur Summen, nichts von Ihnen',
    get period() {
      return `${retention.visitMonths} Monate`
    },
    rules: ['visits'],
  },
  clicks: {
    what: 'Gezählter Besuch ohne Kauf',
    get period() {
      return `${retention.clickWithoutSaleMonths} Monate`
    },
    rules: ['oldClicks'],
  },
  saleEmails: {
    what: 'Ihre E-Mail-Adresse in der Abrechnung mit einem Partner',
    period: days(retention.saleEmailDays),
    rules: ['saleEmails'],
  },
  payouts: {
    what: 'Gutschriften und Auszahlungen an Partner, mit Inhaber des Kontos und IBAN',
    period: books,
    rules: ['invoices', 'payouts'],
  },
  leftPartners: {
    what: 'Auszahlungsdaten und E-Mail-Adresse von Partnern, die gegangen sind',
    period: `bis nichts mehr geschuldet ist, und ${days(retention.leftPartnerDays)} darüber hinaus`,
    rules: ['leftPartners'],
  },
  partnerNotices: {
    what: 'Wie ein Partner von Verkäufen hört: Auswahl, verschlüsselte Adresse seines Webhooks bei Discord, der zufällige Wert, aus dem die Adresse seines Overlays entsteht, und ihr Prüfwert, was das Overlay zuletzt gezeigt hat, Summen für die nächste E-Mail und die der letzten Tage',
    period: 'bis er es abschaltet, das Programm verlässt oder sein Konto löscht',
    rules: [],
  },
  applications: {
    what: 'Bewerbungen als Partner',
    period: 'bis Sie Ihr Konto löschen',
    rules: [],
  },
  stages: {
    what: 'Bild und Text, die ein Partner auf seine Seite stellt',
    period:
      'bis Sie sie löschen, das Programm verlassen oder Ihr Konto löschen, oder bis wir die Seite schließen',
    rules: [],
  },
  partnerBooks: {
    what: 'Code, Verkäufe und Buchungen eines Partners, ohne Namen und Anschrift',
    period: 'auf Dauer: Kein Code wird ein zweites Mal vergeben, und jedes Guthaben bleibt belegt',
    rules: [],
  },
  accounts: {
    what: 'Kundenkonto mit E-Mail-Adresse, Prüfwert des Passworts, Name, Bild und eigenen Presets',
    period: 'bis Sie es löschen',
    rules: [],
  },
  unconfirmedAccounts: {
    what: 'Kundenkonto, dessen E-Mail-Adresse nicht bestätigt wird',
    period: days(retention.unconfirmedAccountDays),
    rules: ['unconfirmedAccounts'],
  },
  factors: {
    what: 'Zweiter Faktor: verschlüsseltes Geheimnis Ihrer App, Prüfwerte der Ersatzcodes, und seit wann er gilt',
    period: 'bis Sie ihn abschalten oder Ihr Konto löschen',
    rules: [],
  },
  passkeys: {
    what: 'Passkeys: öffentlicher Schlüssel, Name, und wann er angelegt und zuletzt benutzt wurde',
    period: 'bis Sie ihn oder Ihr Konto löschen',
    rules: [],
  },
  invitations: {
    what: 'Einladung, im Shop mitzuarbeiten: E-Mail-Adresse und Rolle',
    period: `bis sie angenommen oder zurückgenommen wird, höchstens ${days(retention.invitationDays)} und bis zum Tag danach`,
    rules: ['invitations'],
  },
  sessions: {
    what: 'Wo Sie angemeldet sind: Browser, System und Zeit der Anmeldung',
    period:
      'bis Sie sich dort abmelden; nach fünf Tagen endet die Anmeldung, und am Tag danach oder mit der nächsten wird sie gelöscht, spätestens mit dem Konto',
    rules: ['sessions'],
  },
  votes: {
    what: 'Stimmen für Spiele und Headsets und Vorschläge',
    period: 'bis das Preset oder Headset erscheint oder Sie sie zurücknehmen',
    rules: [],
  },
  ratings: {
    what: 'Bewertungen',
    period: 'bis Sie sie oder Ihr Konto löschen, höchstens so lange wie die Bestellung',
    rules: ['orders'],
  },
  gifts: {
    what: 'Spektren aus Ihrem Spiel, die Sie dem Shop geben',
    period: 'bis Sie sie zurücknehmen oder Ihr Konto löschen, höchstens so lange wie die Bestellung',
    rules: ['orders'],
  },
  reports: {
    what: 'Meldungen von Inhalten, mit Namen und Adresse, wenn Sie sie angeben',
    period: `${retention.reportMonths} Monate, nachdem darüber entschieden ist`,
    rules: ['reports'],
  },
  journal: {
    what: 'Protokoll dessen, was wir im Shop von Hand tun, mit gekürzter Adresse',
    period: `${yearsOf(retention.journalYears)}, ebenso die Verfahrensdokumentation (§ 147 Abs. 1 Nr. 1, Abs. 3 AO)`,
    rules: ['journal'],
  },
  backups: {
    what: 'Sicherung aller Daten, die der Shop anlegt, bevor er ihre Form ändert',
    period: days(retention.backupDays),
    rules: ['backups'],
  },
  attempts: {
    what: 'Versuche, den Shop zu entsperren oder sich anzumelden, mit Prüfwerten der IP-Adresse und der E-Mail-Adresse',
    period: 'ein Tag',
    rules: ['unlockAttempts', 'signInAttempts'],
  },
  goodwill: {
    what: 'Prüfwert Ihrer E-Mail-Adresse, Ihres Kontos hier, Ihres Bankkontos oder Ihrer Karte zu einem Preset, für das Sie nach unserem Versprechen Geld zurückbekommen haben',
    period: 'auf Dauer: Das Versprechen gilt je Käufer und Preset einmal',
    rules: [],
  },
  campaignBuyers: {
    what: 'Prüfwert Ihrer E-Mail-Adresse zu einem Aktionscode, der je Adresse einmal einen Betrag abzieht',
    period: `bis die Bestellung storniert oder die Aktion vorbei ist, mindestens ${days(30)}`,
    rules: ['onceKeys'],
  },
  onceKeys: {
    what: 'Merker gegen doppelte Buchungen und Mails, und Aufgaben, die noch zu tun sind',
    period: 'so lange, wie sich wiederholen kann, wovor sie schützen',
    rules: ['onceKeys'],
  },
} as const satisfies Record<string, Kept>
export type KeptName = keyof typeof keptData

export type KeptRule = (typeof keptData)[KeptName]['rules'][number]
