import { ShopLink } from '@/components/ui/shop-link'
import { retention } from '@/lib/legal/retention'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzReports() {
  return (
    <>
      <LegalHeading>Meldungen von Inhalten</LegalHeading>
      <p>
        Unter <ShopLink href="/bewertung-melden">„Inhalt melden“</ShopLink> kann jeder eine Bewertung, oder
        Bild und Worte auf der Seite eines Partners melden, auch ohne Konto. Wir speichern die Stelle, den
        Grund, die Zeit und, wenn Sie sie angeben, Ihren Namen und Ihre E-Mail-Adresse. An diese Adresse gehen
        eine Bestätigung und unsere Entscheidung mit ihrem Grund. Von wem der Inhalt ist, erfährt nicht, von
        wem die Meldung kam.
      </p>
      <LegalFacts
        purpose="rechtswidrige Inhalte zu finden und zu entfernen"
        basis="eine gesetzliche Pflicht (Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 16 und 17 DSA)"
        recipients="niemand sonst; E-Mails gehen über unseren Mailserver"
        period={<>{retention.reportMonths} Monate, nachdem wir über die Meldung entschieden haben</>}
      />
    </>
  )
}
