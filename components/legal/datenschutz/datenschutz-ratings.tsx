import { ShopLink } from '@/components/ui/shop-link'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzRatings() {
  return (
    <>
      <LegalHeading>Bewertungen</LegalHeading>
      <p>
        Auf der Seite einer bezahlten Bestellung können Sie deren Presets bewerten. Wir speichern Sterne,
        Text, den Vornamen, wenn Sie einen angeben, die Zeitpunkte und zu welcher Bestellung die Bewertung
        gehört; nur so können wir sicherstellen, dass sie von einem Käufer kommt. Alle sehen Sterne, Text, Tag
        und Vorname, ohne Vornamen steht dort „Anonym“. E-Mail-Adresse und Bestellung zeigen wir niemandem.
      </p>
      <p>
        Verbergen wir eine Bewertung, speichern wir den Grund und schreiben ihn Ihnen. Die Bewertung geht mit
        der Bestellung, aus der sie stammt, und mit Ihrem Konto: Danach könnten weder Sie sie zurücknehmen
        noch wir zeigen, dass sie von einem Käufer kommt. Löschen können Sie sie jederzeit selbst, auf der
        Seite der Bestellung, die Sie über <ShopLink href="/bestellung-finden">„Bestellung finden“</ShopLink>{' '}
        wiederfinden.
      </p>
      <LegalFacts
        purpose="anderen zu zeigen, was Käufer von einem Preset halten"
        basis="Ihre Einwilligung, die Sie mit dem Speichern geben und mit dem Löschen widerrufen (Art. 6 Abs. 1 Buchst. a DSGVO); dass die Bewertung von einem Käufer kommt, müssen wir sicherstellen, wenn wir es sagen (§ 5b Abs. 3 UWG)"
        recipients="alle, die den Shop besuchen"
        period="bis Sie die Bewertung oder Ihr Konto löschen, höchstens so lange wie die Bestellung"
      />
    </>
  )
}
