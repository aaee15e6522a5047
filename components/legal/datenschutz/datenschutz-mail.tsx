import { ShopLink } from '@/components/ui/shop-link'
import { retention } from '@/lib/legal/retention'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzMail() {
  return (
    <>
      <LegalHeading>E-Mails zu Ihrer Bestellung</LegalHeading>
      <p>An die Adresse Ihrer Bestellung schicken wir:</p>
      <ul>
        <li>die Bestätigung, dass die Bestellung angekommen ist, mit allem, was Sie zum Bezahlen brauchen</li>
        <li>
          nach der Zahlung die Bestätigung des Vertrags, als PDF mit Ihren Erklärungen, AGB und
          Widerrufsbelehrung, und die Rechnung
        </li>
        <li>
          Nachricht, wenn die Bestellung storniert, etwas erstattet oder eine Zahlung nicht angenommen wurde
        </li>
        <li>Nachricht über Aktualisierungen, die nötig sind, damit ein gekauftes Preset in Ordnung bleibt</li>
        <li>
          Nachricht über andere neue Versionen eines gekauften Presets, solange Sie dem nicht widersprechen.
          Das geht jederzeit und kostet nichts außer der Übermittlung nach den Basistarifen: mit einem
          Schalter auf der Bestellseite oder einer formlosen Nachricht an uns.
        </li>
        <li>
          drei Tage nach der Zahlung eine einzige Frage, wie es klingt, wenn Sie das an der Kasse angekreuzt
          haben. Wir speichern dazu den Satz, dem Sie zugestimmt haben, und den Zeitpunkt. Widerrufen können
          Sie das jederzeit, mit dem Link in der Bestätigung des Vertrags und in der Frage selbst.
        </li>
        <li>
          die Links zu Ihren Bestellungen, wenn jemand sie mit Ihrer Adresse unter{' '}
          <ShopLink href="/bestellung-finden">„Bestellung finden“</ShopLink> verlangt. Ob es zu einer Adresse
          Bestellungen gibt, verrät die Seite nicht.
        </li>
      </ul>
      <p>
        Der Shop speichert Empfänger, Art, Zeitpunkt und Erfolg jeder E-Mail; was darin steht, entsteht erst
        beim Versand. Ob Sie eine E-Mail öffnen, erfahren wir nicht.
      </p>
      <LegalFacts
        purpose="Abwicklung der Bestellung, Bestätigung des Vertrags, Pflicht zur Nachricht über Aktualisierungen"
        basis="der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); gesetzliche Pflichten (Buchst. c mit §§ 312f, 312i, 327f BGB); bei anderen neuen Versionen unser berechtigtes Interesse, Käufer auf dem Laufenden zu halten (Buchst. f); bei der Frage, wie es klingt, Ihre Einwilligung (Buchst. a, § 7 Abs. 2 Nr. 2 UWG)"
        recipients="der Betreiber unseres Mailservers, in unserem Auftrag (Art. 28 DSGVO), und Ihr eigener Anbieter"
        period={<>{retention.mailDays} Tage</>}
      />

      <LegalHeading>Widerruf</LegalHeading>
      <p>
        Wenn Sie einen Vertrag über <ShopLink href="/vertrag-widerrufen">„Vertrag widerrufen“</ShopLink> oder
        auf andere Weise widerrufen, speichern wir, was Sie erklären: Ihren Namen, die Bestellnummer oder
        Bezeichnung des Vertrags, Ihre E-Mail-Adresse, den freien Text, wenn Sie einen schreiben, und den
        Zeitpunkt, außerdem, wie wir entschieden haben. Den Eingang bestätigen wir per E-Mail.
      </p>
      <LegalFacts
        purpose="Bearbeitung des Widerrufs, Nachweis des Eingangs, Erstattung"
        basis="gesetzliche Pflichten (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 355, 356a, 357 BGB)"
        recipients="der Betreiber unseres Mailservers; bei einer Erstattung, wer unter „Bezahlung“ genannt ist"
        period={<>{retention.bookYears} Jahre vom Ende des Jahres an, wie die Bestellung, um die es geht</>}
      />
    </>
  )
}
