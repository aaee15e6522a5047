import { retention } from '@/lib/legal/retention'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

/** Privacy: results of listening tests. */
export function DatenschutzHeard() {
  return (
    <>
      <LegalHeading>Hörtest</LegalHeading>
      <p>
        Der Hörtest rechnet und spielt in Ihrem Browser; er sendet nichts. Nur wenn Sie danach zustimmen, Ihr
        Ergebnis beizutragen, speichern wir Ihre Antworten mit den Zeiten, die Sie dafür gebraucht haben, was
        daraus folgt, den Zeitpunkt, das Headset, wenn Sie eines gewählt haben, ob Sie das Preset gekauft
        haben, und einen Prüfwert Ihrer Bestellung oder Ihres Kontos: So zählt jeder einmal. Keinen Namen und
        keine Adresse.
      </p>
      <p>
        Ab zehn Käufern zeigen wir beim Preset, was alle zusammen gemessen haben, und geben die einzelnen
        Ergebnisse mit Monat und Headset als offene Daten heraus, ohne den Prüfwert und ohne Ihre Antworten.
      </p>
      <LegalFacts
        purpose="zu zeigen, was ein Preset bei vielen bewirkt, auch wenn es wenig ist"
        basis="Ihre Einwilligung, die Sie mit dem Beitragen geben und mit dem Löschen widerrufen (Art. 6 Abs. 1 Buchst. a DSGVO)"
        recipients="alle, die den Shop besuchen, ohne dass jemand sieht, von wem ein Ergebnis kommt"
        period={
          <>
            bis Sie das Ergebnis oder Ihr Konto löschen, höchstens so lange wie die Bestellung (
            {retention.bookYears} Jahre)
          </>
        }
      />
    </>
  )
}
