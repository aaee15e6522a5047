import { ShopLink } from '@/components/ui/shop-link'
import { owner } from '@/lib/legal/owner'
import { deliveryWorkingDays, paymentDays } from '@/lib/legal/terms'
import { AgbRights } from './agb-rights'
import { LegalHeading } from './legal-heading'
import { LegalPage } from './legal-page'

const contents = [
  '1. Für wen diese Bedingungen gelten',
  '2. Was Sie kaufen',
  '3. Wie der Vertrag zustande kommt',
  '4. Preise',
  '5. Zahlung',
  '6. Lieferung',
  '7. Widerruf',
  '8. Was Sie mit einem Preset tun dürfen',
  '9. Ihre Rechte bei Mängeln, Aktualisierungen',
  '10. Haftung',
  '11. Recht und Streitbeilegung',
]

/** The terms of sale. */
export function Agb() {
  return (
    <LegalPage page="agb" version="2026-11-22" contents={contents}>
      <LegalHeading>1. Für wen diese Bedingungen gelten</LegalHeading>
      <p>
        Verkäufer ist {owner.name}, {owner.street}, {owner.zip} {owner.city} (siehe{' '}
        <ShopLink href="/impressum">Impressum</ShopLink>). Diese Bedingungen gelten für alle Käufe von Presets
        in diesem Shop. Das Angebot richtet sich an Verbraucherinnen und Verbraucher (§ 13 BGB).
      </p>

      <LegalHeading>2. Was Sie kaufen</LegalHeading>
      <p>
        Ein Preset ist ein Satz von Equalizer-Einstellungen für ein bestimmtes Spiel, geliefert als Datei zum
        Herunterladen. Welche Dateien dazugehören und mit welchem Programm sie sich verwenden lassen, steht
        auf der Seite des Presets. Das Programm selbst gehört nicht zum Angebot. Ein Preset ändert den Klang;
        eine bestimmte Verbesserung Ihrer Ergebnisse im Spiel versprechen wir nicht. Mit den Herstellern der
        Spiele sind wir nicht verbunden.
      </p>

      <LegalHeading>3. Wie der Vertrag zustande kommt</LegalHeading>
      <ol>
        <li>
          Sie legen Presets in den Warenkorb. Das verpflichtet zu nichts und lässt sich jederzeit ändern.
        </li>
        <li>
          An der Kasse sehen Sie alle Produkte, Einzelpreise und die Summe. Eingaben können Sie bis zum
          Absenden berichtigen.
        </li>
        <li>
          Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Wir
          nehmen es an, indem wir Ihnen sofort danach die Bestellseite mit den Zahlungsdaten zeigen oder die
          Seite öffnen, auf der Sie bezahlen. Damit ist der Vertrag geschlossen.
        </li>
      </ol>
      <p>
        Vertragssprache ist Deutsch. Wir speichern Ihre Bestellung mit Produkten, Preisen und Ihren beiden
        Erklärungen zur sofortigen Lieferung. Sie sehen sie auf der Bestellseite, deren persönlichen Link Sie
        bitte aufbewahren. Diese Bedingungen können Sie hier lesen, speichern und ausdrucken; wir empfehlen,
        das bei der Bestellung zu tun.
      </p>

      <LegalHeading>4. Preise</LegalHeading>
      <p>
        {owner.vat.mode === 'included'
          ? `Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Umsatzsteuer von ${owner.vat.ratePercent} %. `
          : 'Alle Preise sind Endpreise in Euro. Umsatzsteuer fällt nach § 19 UStG (Kleinunternehmer) nicht an. '}
        Versandkosten gibt es nicht. Es gilt der Preis zum Zeitpunkt der Bestellung.
      </p>

      <LegalHeading>5. Zahlung</LegalHeading>
      <p>
        Sie zahlen im Voraus, auf einem der Wege, die an der Kasse zur Wahl stehen. Solange nicht bezahlt ist,
        können Sie auf der Bestellseite einen anderen davon wählen. Wird eine Bestellung storniert, weil sie
        nicht bezahlt wurde, entstehen Ihnen dadurch keine Kosten.
      </p>
      <p>
        <strong>Überweisung (Vorkasse).</strong> Empfänger, IBAN, Betrag und Verwendungszweck stehen auf der
        Bestellseite, auch als QR-Code für Ihre Banking-App. Bitte zahlen Sie innerhalb von {paymentDays}{' '}
        Tagen und geben Sie den Verwendungszweck unverändert an. Geht in dieser Zeit kein Geld ein, dürfen wir
        die Bestellung stornieren.
      </p>
      <p>
        <strong>Karte, PayPal und mehr.</strong> Wo die Kasse das anbietet, bezahlen Sie nach dem Bestellen
        auf der Seite des Zahlungsdienstleisters Stripe; welche Karten und Dienste er annimmt, steht dort. Die
        Seite gilt eine Stunde. Danach ist die Bestellung storniert, wenn nicht bezahlt wurde. Kommt die
        Zahlung doch noch an, gilt die Bestellung wieder, und wir liefern.
      </p>

      <LegalHeading>6. Lieferung</LegalHeading>
      <p>
        Geliefert wird nur durch Download: Sobald Ihre Zahlung bestätigt ist, öffnet er sich auf der
        Bestellseite. Eine Überweisung bestätigen wir spätestens {deliveryWorkingDays} Werktage nach dem
        Eingang, eine Zahlung über Stripe gilt als bestätigt, sobald Stripe sie uns meldet. Der Download steht
        mindestens zwei Jahre bereit. Wir empfehlen trotzdem eine eigene Sicherungskopie.
      </p>

      <LegalHeading>7. Widerruf</LegalHeading>
      <p>
        Sie haben ein gesetzliches Widerrufsrecht. Einzelheiten, auch zum vorzeitigen Erlöschen bei digitalen
        Inhalten, stehen in der <ShopLink href="/widerruf">Widerrufsbelehrung</ShopLink>.
      </p>

      <AgbRights />
    </LegalPage>
  )
}
