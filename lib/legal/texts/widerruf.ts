import { translator } from '@/messages/texts'
import { consent } from '../contract-terms'
import type { LegalSection, LegalText } from '../legal-text'
import { nameLines, placeLines } from '../owner-names'
import type { Owner } from '../schema'

const t = translator('legal.widerruf')

/**
 * `Widerrufsrecht`, `Folgen des Widerrufs` and the form keep the wording of annexes 1 and 2 to Art. 246a § 1 Abs. 2
 * Satz 2 EGBGB: only that is presumed correct. The online function: note 3 of annex 1 since 19 June 2026 (§ 356a
 * BGB).
 */
export function widerruf(owner: Owner): LegalText {
  return {
    title: t('title'),
    version: '2026-11-30',
    sections: [scope, right(owner), consequences, earlyEnd, modelForm(owner)],
  }
}

const scope: LegalSection = {
  heading: 'Für wen diese Belehrung gilt',
  blocks: [
    'Das Widerrufsrecht haben Verbraucherinnen und Verbraucher, also alle, die überwiegend für private Zwecke bestellen ' +
      '(§ 13 BGB).',
  ],
}

const right = (owner: Owner): LegalSection => ({
  heading: 'Widerrufsrecht',
  blocks: [
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    {
      paragraph: [
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ' +
          `(${[...nameLines(owner), ...placeLines(owner)].join(', ')}, Telefon: ${owner.phone}, E-Mail: `,
        { words: owner.email, href: `mailto:${owner.email}` },
        ') mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren ' +
          'Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte ' +
          'Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch ' +
          'online unter ',
        { words: '„Vertrag widerrufen“', href: '/vertrag-widerrufen' },
        ' ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. ' +
          'durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung ' +
          'sowie dem Datum und der Uhrzeit ihres Eingangs.',
      ],
    },
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor ' +
      'Ablauf der Widerrufsfrist absenden.',
  ],
})

const consequences: LegalSection = {
  heading: 'Folgen des Widerrufs',
  blocks: [
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich ' +
      'der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der ' +
      'Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens ' +
      'binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei ' +
      'uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen ' +
      'Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall ' +
      'werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  ],
}

/** § 356 Abs. 5 Nr. 2 BGB; keeping the right until the first download exceeds it. */
const earlyEnd: LegalSection = {
  heading: 'Vorzeitiges Erlöschen bei digitalen Inhalten',
  blocks: [
    'Presets sind digitale Inhalte, die nicht auf einem Datenträger geliefert werden. Bei ihnen erlischt das ' +
      'Widerrufsrecht schon vor Ablauf der vierzehn Tage, wenn alle drei Bedingungen des § 356 Abs. 5 BGB erfüllt sind ' +
      'und wir mit der Ausführung des Vertrags begonnen haben:',
    {
      steps: [
        'Sie haben ausdrücklich zugestimmt, dass wir vor Ablauf der Widerrufsfrist beginnen.',
        'Sie haben bestätigt, dass Ihnen bekannt ist, dass Sie dadurch mit Beginn der Ausführung Ihr Widerrufsrecht ' +
          'verlieren.',
        'Wir haben Ihnen eine Bestätigung des Vertrags nach § 312f BGB zur Verfügung gestellt, in der auch diese beiden ' +
          'Erklärungen festgehalten sind. Sie kommt per E-Mail, sobald Ihre Zahlung bestätigt ist.',
      ],
    },
    'Die beiden Erklärungen geben Sie an der Kasse mit zwei Kästchen ab, die nicht vorausgewählt sind. Sie lauten:',
    { list: [`„${consent.immediateDelivery}“`, `„${consent.withdrawalLoss}“`] },
    'Die Ausführung beginnt, wenn Sie nach der Zahlung zum ersten Mal eine Datei der Bestellung herunterladen. Bis dahin ' +
      'erlischt das Widerrufsrecht nicht vorzeitig. Fehlt eine der drei Bedingungen, bleibt es bei den vierzehn Tagen.',
    'Eine Einstellung auf Ihr eigenes Spiel, die Sie in der Bestellung behalten, berechnet Ihr Gerät. Sie ist ein Teil dieser digitalen ' +
      'Inhalte und keine Dienstleistung: Auch ihre Datei ist eine Datei der Bestellung. Sie zu messen, zu hören und zu behalten lässt das ' +
      'Widerrufsrecht bestehen; erst das Herunterladen einer Datei beginnt die Ausführung.',
  ],
}

/** Annex 2 to Art. 246a § 1 Abs. 2 Satz 1 Nr. 1 EGBGB. */
const modelForm = (owner: Owner): LegalSection => ({
  heading: 'Muster-Widerrufsformular',
  blocks: [
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    {
      form: [
        { lines: ['An:', ...nameLines(owner), ...placeLines(owner), `E-Mail: ${owner.email}`] },
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren ' +
          '(*)/die Erbringung der folgenden Dienstleistung (*)',
        {
          list: [
            'Bestellt am (*)/erhalten am (*)',
            'Name des/der Verbraucher(s)',
            'Anschrift des/der Verbraucher(s)',
            'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
            'Datum',
          ],
        },
        '(*) Unzutreffendes streichen.',
      ],
    },
  ],
})
