import { translator } from '@/messages/texts'
import { deliveryWorkingDays, MOST_FITS, paymentDays } from '../contract-terms'
import type { LegalSection, LegalText } from '../legal-text'
import { nameLines, placeLines } from '../owner-names'
import type { Owner } from '../schema'

const t = translator('legal.agb')

const rights: readonly LegalSection[] = [
  {
    heading: '8. Was Sie mit einem Preset tun dürfen',
    blocks: [
      'Mit der Bezahlung erhalten Sie das einfache, zeitlich und räumlich unbegrenzte Recht, das Preset für sich selbst ' +
        'auf allen eigenen Geräten zu verwenden, zu verändern und zu sichern. Sie dürfen damit auch spielen, während ' +
        'Sie streamen oder aufnehmen. Die Dateien selbst weiterzugeben, zu veröffentlichen oder zu verkaufen ist nicht ' +
        'erlaubt, auch nicht in veränderter Form. Gesetzliche Rechte, die sich nicht ausschließen lassen, bleiben ' +
        'unberührt.',
    ],
  },
  {
    heading: '9. Ihre Rechte bei Mängeln, Aktualisierungen',
    blocks: [
      'Für digitale Produkte gelten die §§ 327 bis 327s BGB. Ist ein Preset mangelhaft, können Sie Nacherfüllung ' +
        'verlangen und unter den gesetzlichen Voraussetzungen den Preis mindern, den Vertrag beenden und Schadensersatz ' +
        'oder Ersatz vergeblicher Aufwendungen fordern. Zeigt sich ein Mangel innerhalb eines Jahres nach der Lieferung, ' +
        'wird vermutet, dass er von Anfang an bestand (§ 327k BGB).',
      'Aktualisierungen, die nötig sind, damit ein Preset vertragsgemäß bleibt, stellen wir nach § 327f BGB so lange ' +
        'bereit, wie Sie es nach Art und Zweck des Presets erwarten können. Sie finden sie ohne Aufpreis auf Ihrer ' +
        'Bestellseite; über jede solche Aktualisierung informieren wir Sie per E-Mail an die Adresse Ihrer Bestellung. ' +
        'Nachrichten über andere neue Versionen können Sie auf der Bestellseite abbestellen. Änderungen an Spielen oder Programmen anderer ' +
        'Hersteller, die über den vereinbarten Einsatzzweck hinausgehen, gehören nicht dazu.',
    ],
  },
  {
    heading: '10. Haftung',
    blocks: [
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, ' +
        'nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen ' +
        'haben. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung von Pflichten, deren Erfüllung den Vertrag ' +
        'erst möglich macht und auf die Sie vertrauen dürfen; dann begrenzt auf den vorhersehbaren, vertragstypischen ' +
        'Schaden. Im Übrigen ist unsere Haftung ausgeschlossen. Die Rechte aus Abschnitt 9 bleiben davon unberührt.',
      'Ein Equalizer kann die Lautstärke einzelner Töne anheben. Stellen Sie Ihre Lautstärke vor dem ersten Hören ' +
        'niedrig ein.',
    ],
  },
  {
    // § 36 VSBG; the platform of Art. 14 of Regulation (EU) 524/2013 was closed in 2025.
    heading: '11. Recht und Streitbeilegung',
    blocks: [
      'Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz der Verbraucher in dem Staat, in dem Sie gewöhnlich ' +
        'leben, behalten ihre Geltung. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor ' +
        'einer Verbraucherschlichtungsstelle teilzunehmen.',
    ],
  },
]

export function agb(owner: Owner): LegalText {
  return {
    title: t('title'),
    version: '2026-11-30',
    sections: [scope(owner), goods, conclusion, prices(owner), payment, delivery, withdrawal, ...rights],
  }
}

const scope = (owner: Owner): LegalSection => ({
  heading: '1. Für wen diese Bedingungen gelten',
  blocks: [
    {
      paragraph: [
        `Verkäufer ist ${[...nameLines(owner), ...placeLines(owner)].join(', ')}; mehr steht im `,
        { words: 'Impressum', href: '/impressum' },
        '. Diese Bedingungen gelten für alle Käufe von Presets in diesem Shop. Das Angebot richtet sich an ' +
          'Verbraucherinnen und Verbraucher (§ 13 BGB). Auch Unternehmen (§ 14 BGB) können bestellen; Rechte, die das ' +
          'Gesetz nur Verbrauchern gibt, wie das Widerrufsrecht, haben sie nicht.',
      ],
    },
  ],
})

const goods: LegalSection = {
  heading: '2. Was Sie kaufen',
  blocks: [
    'Ein Preset ist ein Satz von Equalizer-Einstellungen für ein bestimmtes Spiel, geliefert als Datei zum ' +
      'Herunterladen. Welche Dateien dazugehören und mit welchem Programm sie sich verwenden lassen, steht auf der Seite ' +
      'des Presets. Das Programm selbst gehört nicht zum Angebot. Ein Preset ändert den Klang; eine bestimmte ' +
      'Verbesserung Ihrer Ergebnisse im Spiel versprechen wir nicht. Mit den Herstellern der Spiele sind wir nicht ' +
      'verbunden.',
    'Zum Kauf gehört, dass Sie Einstellungen auf Ihr eigenes Spiel behalten dürfen: auf das Spiel des Presets und auf ' +
      `Spiele, für die wir kein Preset haben, bis zu ${MOST_FITS} je Bestellung. Eine solche Einstellung berechnet Ihr Gerät mit der Software ` +
      'dieser Website aus einem Clip, den Sie selbst auswählen oder aufnehmen; wir hören ihn nicht, bearbeiten nichts von Hand und schulden ' +
      'dafür keine Arbeit nach Zeit. Sie erhalten sie wie ein Preset als Datei. Gelingt aus einem Clip keine Einstellung, nennt die Seite den ' +
      'Grund. Der genannte Messwert gilt für die Stellen dieses Clips. Hören und Messen ist auch ohne Kauf möglich.',
  ],
}

/** Required by Art. 246c EGBGB (steps, stored text, correction of mistakes, language) and § 312f Abs. 2 and 3 BGB. */
const conclusion: LegalSection = {
  heading: '3. Wie der Vertrag zustande kommt',
  blocks: [
    {
      steps: [
        'Sie legen Presets in den Warenkorb. Das verpflichtet zu nichts und lässt sich jederzeit ändern.',
        'An der Kasse sehen Sie alle Produkte, Einzelpreise, einen Rabatt und die Gesamtsumme. Eingaben können Sie bis zum ' +
          'Absenden berichtigen.',
        'Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Wir nehmen es an, ' +
          'indem wir Ihnen sofort danach die Bestellseite mit den Zahlungsdaten zeigen oder die Seite öffnen, auf der ' +
          'Sie bezahlen. Damit ist der Vertrag geschlossen.',
        'Den Eingang Ihrer Bestellung bestätigen wir Ihnen sofort per E-Mail.',
        'Ist Ihre Zahlung bestätigt, erhalten Sie per E-Mail die Bestätigung des Vertrags (§ 312f BGB): mit den Produkten ' +
          'und Preisen, Ihren beiden Erklärungen zur sofortigen Lieferung, diesen Bedingungen, der Widerrufsbelehrung ' +
          'samt Muster-Widerrufsformular und der Rechnung.',
      ],
    },
    {
      paragraph: [
        'Vertragssprache ist Deutsch. Wir speichern Ihre Bestellung und dazu diese Bedingungen und die ' +
          'Widerrufsbelehrung in der Version, die bei Ihrer Bestellung gilt. Alles das zeigt Ihre Bestellseite, deren ' +
          'persönlichen Link Sie bitte aufbewahren; er steht auch in unseren E-Mails. Haben Sie ihn verloren, schicken wir ' +
          'ihn auf Ihre Bitte unter ',
        { words: '„Bestellung finden“', href: '/bestellung-finden' },
        ' an die E-Mail-Adresse der Bestellung.',
      ],
    },
  ],
}

/** @param from as `YYYY-MM-DD` */
function abroadFrom(from: string | undefined, isOverLimit = false): string {
  const since = [
    ...(from === undefined ? [] : [`ab dem ${from.split('-').reverse().join('.')}`]),
    ...(isOverLimit ? ['sobald unser Umsatz mit ihnen 10.000 € im Jahr übersteigt (§ 3a Abs. 5 UStG),'] : []),
  ]
  return since.length === 0
    ? ''
    : `, für Verbraucherinnen und Verbraucher in einem anderen Mitgliedstaat der EU ${since.join(' oder ')} die ihres Landes`
}

const prices = ({ vat }: Owner): LegalSection => ({
  heading: '4. Preise, Gutscheincodes, Rechnung',
  blocks: [
    (vat.mode === 'included'
      ? `Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Umsatzsteuer von ${percent(vat.ratePercent)}${abroadFrom(vat.ossFrom, vat.ossOverLimit)}. `
      : 'Alle Preise sind Endpreise in Euro. Umsatzsteuer fällt nach § 19 UStG (Kleinunternehmer) nicht an. ') +
      'Sie gelten in allen Mitgliedstaaten der EU, in die allein wir verkaufen. Unternehmen in einem anderen ' +
      'Mitgliedstaat, deren Umsatzsteuer-Identifikationsnummer bei der Bestellung bestätigt wird, zahlen denselben Preis ' +
      'ohne Umsatzsteuer, wenn wir selbst eine solche Nummer haben; sie schulden die Steuer in ihrem Land. ' +
      'Versandkosten gibt es nicht. Es gilt der Preis zum Zeitpunkt der Bestellung.',
    'Mit einem Gutscheincode erhalten Sie einen Rabatt in Prozent oder als festen Betrag, höchstens bis zum Preis dessen, was Sie damit ' +
      'kaufen. Je Bestellung gilt ein Code. Ob er gilt und wie viel er ' +
      'abzieht, sehen Sie an der Kasse, bevor Sie bestellen. Nachträglich lässt er sich nicht einlösen, und ausgezahlt ' +
      'wird er nicht. Erstatten wir Ihnen etwas, dann das, was Sie dafür bezahlt haben.',
    'Nach der Zahlung erhalten Sie eine Rechnung als PDF, mit der Bestätigung per E-Mail und auf der Bestellseite. An der ' +
      'Kasse können Sie eine Rechnungsadresse angeben; ab einem Betrag von mehr als 250 € ist sie nötig. Nennen Sie dort ein deutsches Unternehmen mit ' +
      'Umsatzsteuer-Identifikationsnummer, enthält das PDF die Rechnung auch als Datensatz (E-Rechnung nach EN 16931).',
  ],
})

const payment: LegalSection = {
  heading: '5. Zahlung',
  blocks: [
    'Sie zahlen im Voraus, auf einem der Wege, die an der Kasse zur Wahl stehen. Solange nicht bezahlt ist, können Sie auf ' +
      'der Bestellseite einen anderen davon wählen. Wird eine Bestellung storniert, weil sie nicht bezahlt wurde, ' +
      'entstehen Ihnen dadurch keine Kosten; wir sagen Ihnen per E-Mail Bescheid.',
    {
      paragraph: [
        { strong: 'Überweisung (Vorkasse).' },
        ' Empfänger, IBAN, Betrag und Verwendungszweck stehen auf der Bestellseite und in unserer E-Mail, auch als QR-Code ' +
          `für Ihre Banking-App. Bitte zahlen Sie innerhalb von ${paymentDays} Tagen und geben Sie den ` +
          'Verwendungszweck unverändert an. Geht in dieser Zeit kein Geld ein, stornieren wir die Bestellung, sobald wir das ' +
          'sicher wissen. Trifft es danach doch noch ein, gilt die Bestellung wieder, und wir liefern; möchten Sie das nicht ' +
          'mehr, sagen Sie es uns, und wir zahlen es Ihnen zurück.',
      ],
    },
    {
      paragraph: [
        { strong: 'Karte, PayPal und mehr.' },
        ' Wo die Kasse das anbietet, bezahlen Sie nach dem Bestellen auf der Seite des Zahlungsdienstleisters Stripe; ' +
          'welche Karten und Dienste er annimmt, steht dort. Die Seite gilt eine Stunde. Danach ist die Bestellung ' +
          'storniert, wenn nicht bezahlt wurde. Kommt die Zahlung doch noch an, gilt die Bestellung wieder, und wir ' +
          'liefern.',
      ],
    },
  ],
}

const delivery: LegalSection = {
  heading: '6. Lieferung',
  blocks: [
    'Geliefert wird nur durch Download: Sobald Ihre Zahlung bestätigt ist, öffnet er sich auf der Bestellseite. Eine ' +
      `Überweisung bestätigen wir spätestens ${deliveryWorkingDays} Werktage nach dem Eingang, eine Zahlung über Stripe ` +
      'gilt als bestätigt, sobald Stripe sie uns meldet. Der Download steht mindestens zwei Jahre bereit. Wir empfehlen ' +
      'trotzdem eine eigene Sicherungskopie.',
  ],
}

const withdrawal: LegalSection = {
  heading: '7. Widerruf',
  blocks: [
    {
      paragraph: [
        'Verbraucherinnen und Verbraucher haben ein gesetzliches Widerrufsrecht. Einzelheiten, auch zum vorzeitigen ' +
          'Erlöschen bei digitalen Inhalten, stehen in der ',
        { words: 'Widerrufsbelehrung', href: '/widerruf' },
        '. Erklären können Sie den Widerruf auch online unter ',
        { words: '„Vertrag widerrufen“', href: '/vertrag-widerrufen' },
        ', ohne Anmeldung und ohne Angabe von Gründen.',
      ],
    },
  ],
}

const percent = (value: number) => `${value.toLocaleString('de-DE')} %`
