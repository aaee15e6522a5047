import { ShopLink } from '@/components/ui/shop-link'
import { retention } from '@/lib/legal/retention'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

const bookPeriod = `${retention.bookYears} Jahre vom Ende des Jahres an, mit der Umsatzsteuer eines anderen EU-Staats ${retention.ossYears} Jahre`

export function DatenschutzOrder() {
  return (
    <>
      <LegalHeading>Bestellung</LegalHeading>
      <p>Mit einer Bestellung speichern wir:</p>
      <ul>
        <li>Ihre E-Mail-Adresse und, wenn Sie ihn angeben, Ihren Namen</li>
        <li>
          das Land, in dem Sie wohnen, und, wenn Sie mit einer Karte oder von einem Konto bei einem
          Zahlungsdienst bezahlen, das Land, in dem sie ausgestellt oder geführt sind: Danach richtet sich die
          Umsatzsteuer, und wir müssen es belegen (Art. 24b der Durchführungsverordnung (EU) 282/2011)
        </li>
        <li>die bestellten Presets, Preise, die Zahlungsart und einen Gutscheincode mit seinem Rabatt</li>
        <li>
          wann und wie bezahlt wurde, mit den Kennungen, die der Zahlungsdienstleister vergibt, und dem Stand
          eines Einspruchs Ihrer Bank
        </li>
        <li>
          Erstattungen mit Betrag, Zeitpunkt und Grund; nach einer Überweisung auch die IBAN, auf die wir
          erstatten
        </li>
        <li>den Wortlaut Ihrer beiden Erklärungen zur sofortigen Lieferung und deren Zeitpunkt</li>
        <li>welche Version der AGB und der Widerrufsbelehrung für die Bestellung gilt</li>
        <li>den Stand der Bestellung mit dem Zeitpunkt jeder Änderung</li>
        <li>
          zu jeder Datei, die Sie herunterladen, die Version, wie oft und wann zuerst und zuletzt; ebenso zu
          Abrufen, die wir ablehnen, mit dem Grund und der zuletzt verlangten Datei
        </li>
        <li>
          wenn Sie eine Einstellung auf Ihr eigenes Spiel behalten: ihre Filter, ihren Messwert, das Spiel und
          wann Sie sie behalten haben; nie den Clip oder sonst einen Ton, denn ihn rechnet Ihr Browser. Sie
          können sie auf der Bestellseite löschen
        </li>
        <li>Prüfwerte, an denen wir eine versehentlich doppelt gesendete Bestellung erkennen</li>
        <li>
          bis sie bezahlt ist, einen Prüfwert des Anschlusses, der jeden Tag ein anderer ist: Von einem
          Anschluss nehmen wir an einem Tag nicht beliebig viele unbezahlte Bestellungen an
        </li>
        <li>die Kennung des Besuchs, wenn er über einen Partnerlink kam und gezählt wurde</li>
      </ul>
      <p>
        Der Link zu Ihrer Bestellseite enthält einen geheimen Schlüssel, von dem wir nur einen Prüfwert
        speichern. Wer den Link kennt, sieht die Bestellung; geben Sie ihn nicht weiter. Haben Sie ihn
        verloren, können Sie ihn unter <ShopLink href="/bestellung-finden">„Bestellung finden“</ShopLink> an
        die E-Mail-Adresse der Bestellung schicken lassen.
      </p>
      <p>
        E-Mail-Adresse und Erklärungen sind für den Kauf nötig: Ohne sie können wir die Bestellung nicht
        annehmen. Der Name ist freiwillig.
      </p>
      <LegalFacts
        purpose="Vertrag, Lieferung, Erstattung, Nachweis Ihrer Erklärungen"
        basis="der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); für Nachweis und Aufbewahrung gesetzliche Pflichten (Buchst. c)"
        recipients="wer unter „Bezahlung“, „E-Mails“ und „Wo die Daten liegen“ genannt ist"
        period={
          <>
            bezahlt: {bookPeriod}; nicht bezahlt: frühestens nach {retention.unpaidOrderDays} Tagen storniert,
            wenn feststeht, dass kein Geld kam, und {retention.unpaidOrderAnonymousDays} Tage danach anonym
          </>
        }
      />

      <LegalHeading>Rechnung</LegalHeading>
      <p>
        Zu jeder bezahlten Bestellung schreibt der Shop eine Rechnung, zu jeder Erstattung eine Berichtigung.
        Sie enthalten Nummer, Datum, Presets, Beträge und, soweit Sie sie an der Kasse angegeben haben, Ihren
        Namen oder Ihre Firma, die Rechnungsadresse und die Umsatzsteuer-Identifikationsnummer. Einmal
        geschriebene Rechnungen ändern wir nicht. Die Rechnungsadresse ist bis 250 € freiwillig, darüber
        schreibt das Gesetz sie vor (§ 33 UStDV).
      </p>
      <p>
        Schulden wir die Umsatzsteuer in einem anderen EU-Staat, müssen wir auch aufheben, woran wir Ihr Land
        erkannt haben: das Land, das Sie angegeben haben, Ihre Rechnungsadresse und das Land Ihrer Karte oder
        Ihres Kontos, soweit wir sie kennen.
      </p>
      <p>
        Nennt eine Firma in einem anderen EU-Staat ihre Umsatzsteuer-Identifikationsnummer, fragen wir über
        das System VIES der Europäischen Kommission, ob es die Nummer gibt. Wir übermitteln nur sie und unsere
        eigene Nummer; die Antwort speichern wir bei der Bestellung.
      </p>
      <LegalFacts
        purpose="Rechnungen, Buchführung, Steuern"
        basis="gesetzliche Pflichten (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 14, 14b UStG, § 147 AO, § 257 HGB, Art. 369k der Mehrwertsteuer-Systemrichtlinie und Art. 63c der Verordnung (EU) Nr. 282/2011)"
        recipients="Finanzamt und Steuerberatung; die Europäische Kommission und der EU-Staat, wenn wir eine Nummer bestätigen lassen"
        period={bookPeriod}
      />
    </>
  )
}
