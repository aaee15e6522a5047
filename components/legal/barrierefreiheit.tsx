import { owner } from '@/lib/legal/current-owner'
import { LegalHeading } from './legal-contents'
import { LegalPage } from './legal-page'
import { OwnerContact } from './owner-address'

/** Required by § 14 BFSG and its annex 3, except of a micro-enterprise (§ 3 (3)). */
export function Barrierefreiheit() {
  return (
    <LegalPage page="barrierefreiheit" version="2026-11-26">
      <p>
        Alle sollen hier einkaufen können, auch mit Screenreader, nur mit der Tastatur, mit starker
        Vergrößerung oder ohne Bewegung auf dem Bildschirm. Diese Seite sagt nach § 14 des
        Barrierefreiheitsstärkungsgesetzes (BFSG), was wir dafür tun und wo Grenzen sind.
      </p>
      <p>
        Kleinstunternehmen, die Dienstleistungen erbringen, nimmt das BFSG aus (§ 3 Abs. 3): solche mit
        weniger als zehn Beschäftigten und höchstens zwei Millionen Euro Jahresumsatz oder Bilanzsumme. Sind
        wir eines, so ist diese Erklärung freiwillig, und was hier steht, gilt trotzdem.
      </p>

      <LegalHeading>Was dieser Shop anbietet</LegalHeading>
      <p>
        Spielklang verkauft Equalizer-Einstellungen für Spiele als Dateien zum Herunterladen. Sie suchen ein
        Preset aus, legen es in den Warenkorb und bestellen ohne Benutzerkonto. Wie bezahlt werden kann, steht
        an der Kasse. Ist die Zahlung bestätigt, öffnet sich auf der Bestellseite der Download. Die Dateien
        sind Textdateien und lassen sich mit jedem Textprogramm lesen. Was zur Bestellung gehört, kommt auch
        per E-Mail, die Rechnung als PDF. Widerrufen lässt sich ein Kauf online, ohne Anmeldung.
      </p>

      <LegalHeading>Wie er zugänglich ist</LegalHeading>
      <p>
        Unser Ziel sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Auf diese Richtlinien
        stützt sich auch die Norm EN 301 549, an der sich das BFSG misst.
      </p>
      <ul>
        <li>Jede Funktion ist mit der Tastatur erreichbar, und der Fokus ist sichtbar.</li>
        <li>Überschriften, Bereiche, Felder und Schaltflächen sind für Screenreader benannt.</li>
        <li>Fehler in Formularen stehen als Text am Feld; der Fokus springt zum ersten.</li>
        <li>Meldungen, die von selbst erscheinen, werden Screenreadern angesagt.</li>
        <li>
          Texte lassen sich auf das Doppelte vergrößern; die Seiten passen sich bis zu einer Breite von 320
          Pixeln an.
        </li>
        <li>
          In den Farben Ihres Systems (etwa „Hoher Kontrast“) bleibt die Schrift aller Bedienelemente lesbar.
        </li>
        <li>Bewegungen entfallen, wenn Ihr Gerät „Bewegung reduzieren“ meldet.</li>
        <li>Jede E-Mail des Shops gibt es auch als reinen Text, ohne Bilder.</li>
        <li>Alle Angaben im QR-Code für die Überweisung stehen daneben auch als Text.</li>
      </ul>

      <LegalHeading>Wie wir das prüfen</LegalHeading>
      <p>
        Bei jeder Änderung des Programms prüft axe-core in einem echten Browser die Seiten des Kaufwegs auf
        Verstöße gegen die WCAG, Stufen A und AA. Mit einem Verstoß wird die Änderung nicht übernommen.
        Automatische Prüfungen finden allerdings nur einen Teil der Barrieren. Eine Prüfung durch eine
        unabhängige Stelle oder durch Menschen mit Behinderungen hat es bisher nicht gegeben.
      </p>

      <LegalHeading>Bekannte Grenzen</LegalHeading>
      <ul>
        <li>
          Presets verändern, was man hört. Für Menschen, die nicht oder kaum hören, haben sie keinen
          gleichwertigen Ersatz.
        </li>
        <li>
          Der Hörtest misst das Hören und ist ohne es nicht zu machen. Wer nur auf einer Seite oder in Mono
          hört, kann ihn ohne die Prüfung der Seiten machen.
        </li>
        <li>
          Für die Hörproben gibt es keinen Text, der sie ganz ersetzt: Kurve und Filterwerte sagen nur, was
          sich ändert.
        </li>
        <li>
          Auf schmalen Bildschirmen kann bei doppelt so großer Schrift oder großen Zeichenabständen ein Teil
          einer Seite seitlich verschoben werden müssen.
        </li>
        <li>Texte in Leichter Sprache und Videos in Deutscher Gebärdensprache gibt es nicht.</li>
        <li>
          Die Programme, in die Sie ein Preset laden, stammen von anderen Herstellern. Auf deren
          Zugänglichkeit haben wir keinen Einfluss.
        </li>
        <li>
          Auch die Seite, auf der mit Karte oder PayPal bezahlt wird, stammt von einem anderen Anbieter.
          Überweisen können Sie ohne sie.
        </li>
        <li>
          Ob Ihr Screenreader die Rechnung im PDF gut vorliest, hängt auch von dem Programm ab, das es zeigt.
          Presets und Beträge stehen ebenso auf der Bestellseite.
        </li>
      </ul>

      <LegalHeading>Barriere melden</LegalHeading>
      <p>
        Sind Sie auf ein Hindernis gestoßen? Schreiben Sie uns oder rufen Sie an; auf demselben Weg helfen wir
        beim Kauf.
      </p>
      <OwnerContact owner={owner()} />

      <LegalHeading>Zuständige Behörde</LegalHeading>
      <p>Ob Dienstleistungen die Anforderungen des BFSG einhalten, überwacht:</p>
      <address>
        Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF),
        Anstalt öffentlichen Rechts
        <br />
        Carl-Miller-Straße 6
        <br />
        39112 Magdeburg
        <br />
        E-Mail: <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a>
        <br />
        Telefon: <a href="tel:+4939128923023">+49 391 28923023</a>
      </address>
    </LegalPage>
  )
}
