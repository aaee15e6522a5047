import type { ReactNode } from 'react'
import { owner } from '@/lib/legal/current-owner'
import { DatenschutzAccount } from './datenschutz-account'
import { DatenschutzMail } from './datenschutz-mail'
import { DatenschutzOffline } from './datenschutz-offline'
import { DatenschutzOrder } from './datenschutz-order'
import { DatenschutzPartner } from './datenschutz-partner'
import { DatenschutzPayment } from './datenschutz-payment'
import { DatenschutzPeriods } from './datenschutz-periods'
import { DatenschutzRatings } from './datenschutz-ratings'
import { DatenschutzReports } from './datenschutz-reports'
import { DatenschutzRights } from './datenschutz-rights'
import { DatenschutzStorage } from './datenschutz-storage'
import { DatenschutzVisit } from './datenschutz-visit'
import { DatenschutzVoting } from './datenschutz-voting'
import { LegalHeading } from '../legal-contents'
import { LegalPage } from '../legal-page'
import { OwnerAddress, OwnerContact } from '../owner-address'

const contents = [
  'Kurz gesagt',
  'Verantwortlicher',
  'Aufruf der Seiten',
  'Wie wir Besuche zählen',
  'Warenkorb',
  'Ihr Headset',
  'Live anhören',
  'Mit Ihrem Spiel prüfen',
  'Ohne Verbindung',
  'Bestellung',
  'Rechnung',
  'Bezahlung',
  'E-Mails zu Ihrer Bestellung',
  'Widerruf',
  'Bewertungen',
  'Meldungen von Inhalten',
  'Kundenkonto',
  'Abstimmen',
  'Partnerlinks',
  'Wenn Sie Partner sind',
  'Wenn Sie uns schreiben oder anrufen',
  'Wo die Daten liegen und wer sie erhält',
  'Wie lange wir Daten aufbewahren',
  'Ihre Rechte',
]

interface DatenschutzProps {
  /** Changes the consent to the referral cookie (Art. 7 Abs. 3 GDPR). */
  referralChoice?: ReactNode
  atHandChoice?: ReactNode
}

/** Art. 13 GDPR. */
export function Datenschutz({ referralChoice, atHandChoice }: DatenschutzProps) {
  return (
    <LegalPage page="datenschutz" version="2026-11-30" contents={contents}>
      <LegalHeading>Kurz gesagt</LegalHeading>
      <ul>
        <li>
          Sie können alles ansehen, ohne dass wir etwas über Sie speichern. Besuche zählen wir nur als Summen,
          ohne Cookie.
        </li>
        <li>Der Warenkorb bleibt in Ihrem Browser.</li>
        <li>
          Für eine Bestellung brauchen wir nur eine E-Mail-Adresse. An sie geht, was zur Bestellung gehört,
          und sonst nur, was Sie dort ankreuzen.
        </li>
        <li>
          Nur wenn Sie über den Link eines Partners kommen, geht es um ein Cookie und einen Besuch, der für
          den Partner gezählt wird. Ihre IP-Adresse kürzen wir dabei.
        </li>
        <li>
          Keine Werbenetze, keine Statistikdienste, keine Zählpixel, auch nicht in E-Mails. Schriften und
          Bilder kommen von diesem Server.
        </li>
        <li>Was wir nicht mehr brauchen, löscht der Shop jeden Tag von selbst.</li>
      </ul>

      <LegalHeading>Verantwortlicher</LegalHeading>
      <OwnerAddress owner={owner()} />
      <OwnerContact owner={owner()} />

      <DatenschutzVisit />
      <DatenschutzOffline atHandChoice={atHandChoice} />
      <DatenschutzOrder />
      <DatenschutzPayment />
      <DatenschutzMail />
      <DatenschutzRatings />
      <DatenschutzReports />
      <DatenschutzAccount />
      <DatenschutzVoting />
      <DatenschutzPartner referralChoice={referralChoice} />
      <DatenschutzStorage />
      <DatenschutzPeriods />
      <DatenschutzRights />
    </LegalPage>
  )
}
