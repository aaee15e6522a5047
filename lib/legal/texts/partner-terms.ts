import { formatCents, formatRate } from '@/lib/core/money'
import { translator } from '@/messages/texts'
import { type LegalSection, type LegalText, lasting } from '../legal-text'
import { nameLines, placeLines } from '../owner-names'
import type { Owner } from '../schema'

const t = translator('legal.partnerbedingungen')

/** Agreed with each partner. */
export interface PartnerValues {
  /** In percent of the price paid. */
  rate: number
  /** Days between a sale and its release. */
  holdDays: number
  /** Smallest payout, in cents. */
  threshold: number
  /** Of a visit by a partner's link. */
  hours: number
}

/** Applicants get their own rate with the approval. */
export type TermsReader = 'applicant' | 'partner'

export function partnerTerms(
  owner: Owner,
  values: PartnerValues,
  reader: TermsReader = 'applicant',
): LegalText {
  return {
    title: t('title'),
    version: '2026-11-28',
    sections: [
      scope(owner),
      joining,
      advertising,
      commission(values, reader),
      payout(values),
      checks,
      data,
      end,
    ],
  }
}

const scope = (owner: Owner): LegalSection => ({
  heading: '1. Worum es geht',
  blocks: [
    `${[...nameLines(owner), ...placeLines(owner)].join(', ')}, betreibt diesen Shop und zahlt Partnern eine Provision für Verkäufe, die über ihre ` +
      'Links oder Codes zustande kommen. Diese Bedingungen gelten zwischen uns und jedem Partner. Teilnehmen kann, wer ' +
      'volljährig ist und in Deutschland oder Österreich wohnt oder dort ein Unternehmen hat.',
  ],
})

const joining: LegalSection = {
  heading: '2. Bewerbung und Aufnahme',
  blocks: [
    'Sie bewerben sich mit einem Konto, dessen E-Mail-Adresse bestätigt ist. Wir nehmen die Bewerbung per E-Mail an, fragen ' +
      'nach oder lehnen sie ab; ein Anspruch auf Aufnahme besteht nicht. Mit der Annahme nennen wir Ihnen Ihren Code und Ihren ' +
      'Provisionssatz. Ein Code gehört Ihnen auf Dauer und wird nie an jemand anderen vergeben.',
    'Ihre Angaben müssen stimmen. Ändern sie sich, tragen Sie das bitte vor der nächsten Auszahlung in Ihrem Partnerbereich ein.',
  ],
}

/** § 5a Abs. 4 UWG and § 6 Abs. 1 Nr. 1 DDG require the label; § 7 UWG forbids unsolicited mails. */
const advertising: LegalSection = {
  heading: '3. Wie Sie werben',
  blocks: [
    'Wo Sie den Shop gegen Provision empfehlen, kennzeichnen Sie das deutlich als „Werbung“ (§ 5a Abs. 4 UWG, § 6 DDG). Nicht ' +
      'erlaubt sind:',
    {
      list: [
        'unverlangte Nachrichten (§ 7 UWG), auch in Chats und Foren,',
        'Anzeigen in Suchmaschinen auf unseren Namen oder auf Schreibweisen davon,',
        'Seiten oder Programme, die Links ohne Zutun der Besucher öffnen oder fremde Partnerlinks austauschen,',
        'Aussagen über die Presets, die auf unseren Seiten keine Grundlage haben, und Namen oder Zeichen von Spieleherstellern ' +
          'in einer Weise, die nach einer Verbindung mit ihnen aussieht.',
      ],
    },
  ],
}

const commission = ({ rate, hours }: PartnerValues, reader: TermsReader): LegalSection => ({
  heading: '4. Provision',
  blocks: [
    'Die Provision ist ein Prozentsatz vom bezahlten Preis, auf den Cent gerundet, einmal je Bestellung. ' +
      (reader === 'partner'
        ? `Ihr Satz ist ${formatRate(rate)}. `
        : `In der Regel ist er ${formatRate(rate)}; Ihren Satz nennen wir Ihnen mit der Annahme. `) +
      'Einen höheren Satz können wir Ihnen jederzeit gewähren; niedriger wird er nur, wenn Sie zustimmen. Es gilt der Satz im ' +
      'Zeitpunkt der Zahlung; ändert er sich, behalten frühere Verkäufe den alten. Zugerechnet wird eine Bestellung, die ' +
      `innerhalb von ${lasting(hours, { isAfterPreposition: true })} nach dem Öffnen Ihres Links oder mit Ihrem Code aufgegeben wird. Ein eingelöster Code geht ` +
      'jedem Link vor. Mit einzelnen Partnern können wir vereinbaren, dass ein eingelöster Code auch spätere Bestellungen desselben ' +
      'Käufers in den 30 Tagen danach zurechnet, ohne dass er noch einmal eingegeben wird; auch dann geht er jedem Link vor, und der ' +
      'zuletzt eingelöste gilt. Zählt in einem Tab des Browsers schon der Besuch über den Link eines anderen Partners, gilt dort dessen ' +
      'Link weiter, bis seine Zeit abgelaufen ist; in einem neuen Tab und danach gilt der letzte Link.',
    'Keine Provision gibt es für eigene Bestellungen. Wird eine Bestellung ganz oder teilweise erstattet, entfällt die ' +
      'Provision im selben Verhältnis, auch nach einer Auszahlung. Ist Ihr Guthaben dadurch negativ, verrechnen wir es mit ' +
      'späteren Provisionen.',
  ],
})

/** § 14 Abs. 2 Satz 2 UStG: credit notes need prior agreement, and lose their effect if objected to. */
const payout = ({ holdDays: days, threshold: cents }: PartnerValues): LegalSection => ({
  heading: '5. Haltefrist, Auszahlung, Gutschrift',
  blocks: [
    `Eine Provision ist ${days} Tage nach der Zahlung der Bestellung freigegeben, wenn nichts gegen sie vorliegt. Sobald Ihr ` +
      `freigegebenes Guthaben ${formatCents(cents)} erreicht, überweisen wir es mit der nächsten Auszahlung auf Ihr Konto. ` +
      'Kleinere Beträge verfallen nicht.',
    'Inhaber und IBAN müssen zusammenpassen: Banken vergleichen beides seit Oktober 2025. Kommt eine Überweisung zurück, steht ' +
      'der Betrag wieder in Ihrem Guthaben.',
    'Über jede Auszahlung rechnen wir mit einer Gutschrift ab (§ 14 Abs. 2 Satz 2 UStG), die Sie per E-Mail erhalten. ' +
      'Schulden Sie Umsatzsteuer, ist sie in der Provision enthalten, und die Gutschrift weist sie aus. Widersprechen Sie einer ' +
      'Gutschrift, verliert sie ihre Wirkung als Rechnung. Für Ihre Steuern sorgen ' +
      'Sie selbst.',
  ],
})

const checks: LegalSection = {
  heading: '6. Prüfung',
  blocks: [
    'Fällt an einem Verkauf etwas auf, zum Beispiel sehr viele Klicks von wenigen Geräten oder dieselbe Zahlungskarte bei vielen ' +
      'Käufen, halten wir seine Provision an und prüfen sie. Sie sehen das in Ihrem Partnerbereich als „In Prüfung“. Danach ' +
      'geben wir sie frei oder nehmen sie zurück; auf Nachfrage nennen wir den Grund.',
  ],
}

const data: LegalSection = {
  heading: '7. Daten',
  blocks: [
    {
      paragraph: [
        'Welche Daten wir von Partnern verarbeiten, steht in der ',
        { words: 'Datenschutzerklärung', href: '/datenschutz' },
        '. Wer bei uns gekauft hat, erfahren Sie nicht.',
      ],
    },
  ],
}

const end: LegalSection = {
  heading: '8. Änderungen und Ende',
  blocks: [
    'Neue Bedingungen, auch einen niedrigeren Satz, eine andere Haltefrist, Auszahlungsgrenze oder Zeit der Zurechnung, legen wir Ihnen ' +
      'in Ihrem Partnerbereich vor. Sie gelten erst, wenn Sie dort zustimmen; bis dahin gilt, was wir vereinbart haben. Was Sie ' +
      'verdient haben, bleibt davon unberührt.',
    'Sie und wir können die Partnerschaft jederzeit ohne Frist beenden. Ihre Links und Codes zählen dann nicht mehr. Provisionen ' +
      'für Bestellungen, die vorher aufgegeben wurden, schreiben wir noch gut und zahlen sie aus. Es gilt deutsches Recht.',
  ],
}
