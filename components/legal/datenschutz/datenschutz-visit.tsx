import { LegalFacts } from '../legal-facts'
import { retention } from '@/lib/legal/retention'
import { LegalHeading } from '../legal-contents'

export function DatenschutzVisit() {
  return (
    <>
      <LegalHeading>Aufruf der Seiten</LegalHeading>
      <p>
        Damit eine Seite bei Ihnen ankommt, verarbeitet der Server Ihre IP-Adresse und die Angaben, die Ihr
        Browser mitsendet. In das Protokoll des Shops schreiben wir davon nichts: Es enthält Zeitpunkt, Art
        des Ereignisses und eine zufällige Kennung der Anfrage, aber keine personenbezogenen Daten. Um
        Missbrauch zu bremsen, zählt der Server bei manchen Anfragen (etwa Bestellungen), wie viele in wenigen
        Minuten von einer Adresse kommen.
      </p>
      <LegalFacts
        purpose="Auslieferung der Seiten, Schutz vor Missbrauch"
        basis="unser berechtigtes Interesse an einem funktionierenden und sicheren Shop (Art. 6 Abs. 1 Buchst. f DSGVO)"
        recipients="wer uns den Server bereitstellt"
        period="nur während der Anfrage; die Zähler stehen im Arbeitsspeicher und verfallen nach Minuten"
      />

      <LegalHeading>Wie wir Besuche zählen</LegalHeading>
      <p>
        Wir wollen wissen, wie oft der Shop besucht wird, aber nicht von wem. Wird eine Seite geöffnet, zählt
        der Server deshalb nur eine Summe hoch: für den Tag, für die Art der Seite oder das Preset und, wenn
        Sie von außen kommen, für die Website, deren Link Sie gefolgt sind, oder für den Eintrag{' '}
        <code>utm_source</code> in der Adresse. Ebenso zählt er, wie oft ein Preset in einen Warenkorb gelegt
        wurde; dafür sendet Ihr Browser den Namen des Presets und ob es das erste ist, seit die Seite geöffnet
        wurde, sonst nichts.
      </p>
      <p>
        Dabei gibt es kein Cookie, keinen Eintrag in Ihrem Browser, keine Kennung und keinen Prüfwert. Weder
        Ihre Adresse noch Ihr Browser wird mit den Summen gespeichert. Wir erkennen Sie also nicht wieder:
        Kommen Sie zweimal, sind das zwei Besuche, und aus den Summen lässt sich nicht ablesen, was ein Mensch
        getan hat.
      </p>
      <LegalFacts
        purpose="Besuche, Warenkörbe und Bestellungen vergleichen, um den Shop zu verbessern"
        basis="unser berechtigtes Interesse daran (Art. 6 Abs. 1 Buchst. f DSGVO); auf Ihrem Gerät wird dafür nichts gespeichert und nichts ausgelesen (§ 25 TDDDG)"
        recipients="wer uns den Server bereitstellt; er erhält nur die Summen"
        period={`nur während der Anfrage; die Summen ${retention.visitMonths} Monate`}
      />

      <LegalHeading>Warenkorb</LegalHeading>
      <p>
        Was Sie in den Warenkorb legen, steht nur im lokalen Speicher Ihres Browsers (
        <code>localStorage</code>, Eintrag <code>cart</code>, bei einem beschädigten Warenkorb auch{' '}
        <code>cart.broken</code>). An den Server geht der Warenkorb erst, wenn Sie bestellen.
      </p>
      <p>
        Während Sie bestellen, merkt sich Ihr Browser die abgeschickten Angaben im Sitzungsspeicher (
        <code>sessionStorage</code>, Eintrag <code>checkout.attempt</code>), damit ein zweiter Versuch nach
        einer Störung keine zweite Bestellung auslöst. Danach steht dort die Kennung der Bestellung (Eintrag{' '}
        <code>checkout.placed</code>), damit der erste Download von selbst beginnt, sobald bezahlt ist.
      </p>
      <LegalFacts
        purpose="Warenkorb und Bestellung, wie Sie sie verlangen"
        basis="unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG)"
        recipients="niemand; die Daten bleiben in Ihrem Browser"
        period="der Warenkorb, bis Sie ihn leeren; die Angaben, bis die Bestellung angekommen, ihre Kennung, bis der Download begonnen hat, beide höchstens, bis der Tab geschlossen ist"
      />

      <LegalHeading>Ihr Headset</LegalHeading>
      <p>
        Wählen Sie ein Headset, so merkt sich Ihr Browser Name und Kennung des Modells (
        <code>localStorage</code>, Eintrag <code>headset</code>, bei einem beschädigten Eintrag auch{' '}
        <code>headset.broken</code>). Sind Sie angemeldet, steht das zuletzt gewählte auch in Ihrem Konto. Die
        Wahl geht mit, wenn Sie eine Datei für dieses Headset herunterladen; wir merken sie uns dabei nicht.
      </p>
      <LegalFacts
        purpose="Hörproben und Dateien für Ihr Headset, wie Sie sie verlangen"
        basis="unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG); im Konto Art. 6 Abs. 1 Buchst. b DSGVO"
        recipients="wer uns den Server bereitstellt"
        period="bis Sie kein oder ein anderes Headset wählen; im Konto, bis Sie es löschen"
      />

      <LegalHeading>Live anhören</LegalHeading>
      <p>
        Wählen Sie unter „Live anhören“ einen Tab, eine Datei oder einen Eingang, so läuft der Ton in Ihrem
        Browser durch die Filter eines Presets. Für Tab und Eingang fragt der Browser Sie vorher um Erlaubnis.
        Der Ton wird weder gespeichert noch gesendet; das Bild eines Tabs wird nicht verwendet. Mit „Beenden“
        und beim Verlassen der Seite gibt der Browser alles wieder frei.
      </p>

      <LegalHeading>Mit Ihrem Spiel prüfen</LegalHeading>
      <p>
        Einen Clip aus Ihrem Spiel liest und rechnet Ihr Browser; weder Ton noch Bild wird gesendet. Ihre
        Markierungen stehen mit Namen und Größe der Datei im Sitzungsspeicher (<code>sessionStorage</code>,
        Eintrag <code>clipMarks</code>). Die zuletzt gefundenen Filter mit ihrem Messwert merkt sich Ihr
        Browser (<code>localStorage</code>, Eintrag <code>foundFit</code>), damit Sie sie nach einem Kauf in
        Ihrer Bestellung behalten können. Erst dann gehen sie an uns; was wir davon speichern, steht unter
        „Bestellung“.
      </p>
      <LegalFacts
        purpose="Messung an Ihrem Clip und die Datei dazu, wie Sie sie verlangen"
        basis="unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG)"
        recipients="niemand, bis Sie eine Einstellung behalten; dann wer uns den Server bereitstellt"
        period="die Markierungen, bis Sie den Tab schließen; die Filter, bis Sie sie behalten, verwerfen oder neu messen"
      />
    </>
  )
}
