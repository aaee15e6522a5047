import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzVoting() {
  return (
    <>
      <LegalHeading>Abstimmen</LegalHeading>
      <p>
        Stimmen Sie mit Ihrem Konto ab, speichern wir, wann Sie für welches Spiel oder Headset gestimmt haben,
        wie viele Sie am letzten Tag vorgeschlagen haben, an dem Sie das getan haben, und ob Sie dazu E-Mails
        wünschen. Vorschläge und die Zahl der Stimmen sieht jeder, Ihren Namen niemand; wer etwas
        vorgeschlagen hat, speichern wir beim Vorschlag nicht.
      </p>
      <p>
        Erscheint ein Preset zu einem Spiel oder ein Headset, für das Sie gestimmt haben, schreiben wir Ihnen
        einmal an die Adresse Ihres Kontos und löschen dabei Ihre Stimme. Unter „Abstimmen“ schalten Sie diese
        E-Mails jederzeit ab und nehmen Stimmen zurück.
      </p>
      <LegalFacts
        purpose="jede Stimme einmal zählen, von dem erzählen, was Sie sich gewünscht haben"
        basis="die Abstimmung, an der Sie teilnehmen, mit der Nachricht, um die Sie damit bitten (Art. 6 Abs. 1 Buchst. b DSGVO)"
        recipients="niemand außer denen, die für uns Daten verarbeiten; bei der E-Mail auch Ihr eigener Anbieter"
        period="bis Sie die Stimme zurücknehmen, das Preset oder Headset erscheint oder Sie das Konto löschen"
      />
    </>
  )
}
