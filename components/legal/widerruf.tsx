import { consent } from '@/lib/legal/consent'
import { owner } from '@/lib/legal/owner'
import { LegalHeading } from './legal-heading'
import { LegalPage } from './legal-page'
import { OwnerAddress } from './owner-address'
import { WithdrawalForm } from './withdrawal-form'

/** The instruction on withdrawal: the wording of annex 1 to Art. 246a § 1 Abs. 2 EGBGB, for digital content. */
export function Widerruf() {
  return (
    <LegalPage page="widerruf" version="2026-11-21">
      <p>
        Diese Belehrung gilt für Verbraucherinnen und Verbraucher, also für alle, die überwiegend für private
        Zwecke bestellen (§ 13 BGB).
      </p>

      <LegalHeading>Widerrufsrecht</LegalHeading>
      <p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>
      <p>Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.</p>
      <p>
        Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({owner.name}, {owner.street}, {owner.zip}{' '}
        {owner.city}, {owner.country}, Telefon: {owner.phone}, E-Mail:{' '}
        <a href={`mailto:${owner.email}`}>{owner.email}</a>) mittels einer eindeutigen Erklärung (z. B. ein
        mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen,
        informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht
        vorgeschrieben ist.
      </p>
      <p>
        Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des
        Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
      </p>

      <LegalHeading>Folgen des Widerrufs</LegalHeading>
      <p>
        Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben,
        einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass
        Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt
        haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die
        Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung
        verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es
        sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen
        dieser Rückzahlung Entgelte berechnet.
      </p>

      <LegalHeading>Vorzeitiges Erlöschen bei digitalen Inhalten</LegalHeading>
      <p>
        Presets sind digitale Inhalte, die nicht auf einem Datenträger geliefert werden. Bei ihnen erlischt
        das Widerrufsrecht schon vor Ablauf der vierzehn Tage, wenn alle drei Bedingungen des § 356 Abs. 5 BGB
        erfüllt sind und wir mit der Ausführung des Vertrags begonnen haben:
      </p>
      <ol>
        <li>Sie haben ausdrücklich zugestimmt, dass wir vor Ablauf der Widerrufsfrist beginnen.</li>
        <li>
          Sie haben bestätigt, dass Ihnen bekannt ist, dass Sie dadurch mit Beginn der Ausführung Ihr
          Widerrufsrecht verlieren.
        </li>
        <li>
          Wir haben Ihnen eine Bestätigung des Vertrags nach § 312f BGB zur Verfügung gestellt, in der auch
          diese beiden Erklärungen festgehalten sind.
        </li>
      </ol>
      <p>
        Die beiden Erklärungen geben Sie an der Kasse mit zwei Kästchen ab, die nicht vorausgewählt sind. Sie
        lauten:
      </p>
      <ul>
        <li>„{consent.immediateDelivery}“</li>
        <li>„{consent.withdrawalLoss}“</li>
      </ul>
      <p>
        Die Ausführung beginnt, wenn nach Ihrer Zahlung der Download auf der Bestellseite freigeschaltet ist.
        Bis dahin können Sie in jedem Fall widerrufen. Fehlt eine der drei Bedingungen, bleibt es bei den
        vierzehn Tagen.
      </p>

      <WithdrawalForm address={<OwnerAddress owner={owner} />} email={owner.email} />
    </LegalPage>
  )
}
