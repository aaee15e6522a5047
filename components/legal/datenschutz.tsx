import { owner } from '@/lib/legal/owner'
import { DatenschutzAccount } from './datenschutz-account'
import { DatenschutzPartner } from './datenschutz-partner'
import { DatenschutzPayment } from './datenschutz-payment'
import { DatenschutzRights } from './datenschutz-rights'
import { DatenschutzStorage } from './datenschutz-storage'
import { LegalHeading } from './legal-heading'
import { LegalPage } from './legal-page'
import { OwnerAddress } from './owner-address'
import { OwnerContact } from './owner-contact'

const contents = [
  'Kurz gesagt',
  'Verantwortlicher',
  'Aufruf der Seiten',
  'Warenkorb',
  'Bestellung',
  'Bezahlung',
  'Kundenkonto',
  'Partner-Links',
  'Wenn Sie uns schreiben oder anrufen',
  'Wo die Daten liegen und wer sie erhält',
  'Wie lange wir Daten aufbewahren',
  'Ihre Rechte',
]

/** What the shop does with personal data: Art. 13 GDPR. */
export function Datenschutz() {
  return (
    <LegalPage page="datenschutz" version="2026-11-22" contents={contents}>
      <LegalHeading>Kurz gesagt</LegalHeading>
      <ul>
        <li>Sie können alles ansehen, ohne dass wir etwas über Sie speichern.</li>
        <li>Der Warenkorb bleibt in Ihrem Browser.</li>
        <li>Für eine Bestellung brauchen wir nur eine E-Mail-Adresse.</li>
        <li>
          Nur wenn Sie über den Link eines Partners kommen, setzen wir ein Cookie und zählen den Besuch. Ihre
          IP-Adresse kürzen wir vorher.
        </li>
        <li>
          Keine Werbenetze, keine Statistikdienste, keine Zählpixel. Schriften und Bilder kommen von diesem
          Server.
        </li>
      </ul>

      <LegalHeading>Verantwortlicher</LegalHeading>
      <OwnerAddress owner={owner} />
      <OwnerContact owner={owner} />

      <LegalHeading>Aufruf der Seiten</LegalHeading>
      <p>
        Damit eine Seite bei Ihnen ankommt, verarbeitet der Server Ihre IP-Adresse und die Angaben, die Ihr
        Browser mitsendet. In das Protokoll des Shops schreiben wir davon nichts: Es enthält Zeitpunkt, Art
        des Ereignisses und eine zufällige Kennung der Anfrage, aber keine personenbezogenen Daten. Um
        Missbrauch zu bremsen, zählt der Server bei manchen Anfragen (etwa Bestellungen), wie viele in wenigen
        Minuten von einer Adresse kommen; das steht nur im Arbeitsspeicher und verfällt von selbst.
        Rechtsgrundlage ist unser berechtigtes Interesse an einem funktionierenden und sicheren Shop (Art. 6
        Abs. 1 Buchst. f DSGVO).
      </p>

      <LegalHeading>Warenkorb</LegalHeading>
      <p>
        Was Sie in den Warenkorb legen, steht nur im lokalen Speicher Ihres Browsers (
        <code>localStorage</code>, Eintrag <code>cart</code>, bei einem beschädigten Warenkorb auch{' '}
        <code>cart.broken</code>), bis Sie es dort löschen. An den Server gehen die Produkte erst, wenn Sie
        bestellen. Das Speichern ist für den Warenkorb unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).
      </p>
      <p>
        Während Sie bestellen, merkt sich Ihr Browser die abgeschickten Angaben im Sitzungsspeicher (
        <code>sessionStorage</code>, Eintrag <code>checkout.attempt</code>), damit ein zweiter Versuch nach
        einer Störung keine zweite Bestellung auslöst. Sobald die Bestellung angekommen ist, löscht er sie.
      </p>

      <LegalHeading>Bestellung</LegalHeading>
      <p>Mit einer Bestellung speichern wir:</p>
      <ul>
        <li>Ihre E-Mail-Adresse und, wenn Sie ihn angeben, Ihren Namen</li>
        <li>die bestellten Presets, Preise und die Zahlungsart</li>
        <li>
          wann und wie bezahlt wurde, mit den Kennungen, die der Zahlungsdienstleister vergibt, und dem Stand
          eines Einspruchs Ihrer Bank
        </li>
        <li>
          Erstattungen mit Betrag, Zeitpunkt und Grund; nach einer Überweisung auch die IBAN, auf die wir
          erstatten
        </li>
        <li>den Wortlaut Ihrer beiden Erklärungen zur sofortigen Lieferung und deren Zeitpunkt</li>
        <li>den Stand der Bestellung mit dem Zeitpunkt jeder Änderung</li>
        <li>
          zu jeder Datei, die Sie herunterladen, die Fassung, wie oft und wann zuerst und zuletzt; ebenso zu
          Abrufen, die wir ablehnen, mit dem Grund und der zuletzt verlangten Datei
        </li>
        <li>Prüfwerte, an denen wir eine versehentlich doppelt gesendete Bestellung erkennen</li>
        <li>die Kennung des Besuchs, wenn Sie über einen Partner-Link gekommen sind</li>
      </ul>
      <p>
        Der Link zu Ihrer Bestellseite enthält einen geheimen Schlüssel, von dem wir nur einen Prüfwert
        speichern. Wer den Link kennt, sieht die Bestellung; geben Sie ihn nicht weiter. Rechtsgrundlagen sind
        der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO) und für Nachweis und Aufbewahrung gesetzliche Pflichten
        (Buchst. c).
      </p>
      <p>
        E-Mail-Adresse und Erklärungen sind für den Kauf nötig: Ohne sie können wir die Bestellung nicht
        annehmen. Der Name ist freiwillig.
      </p>

      <DatenschutzPayment />

      <DatenschutzAccount />
      <DatenschutzPartner />

      <LegalHeading>Wenn Sie uns schreiben oder anrufen</LegalHeading>
      <p>
        Ihre Angaben verwenden wir, um zu antworten: bei Fragen zu einer Bestellung für den Vertrag (Art. 6
        Abs. 1 Buchst. b DSGVO), sonst in unserem berechtigten Interesse, Anfragen zu beantworten (Buchst. f).
        Wir löschen sie, wenn sie erledigt sind und keine Aufbewahrungspflicht besteht.
      </p>

      <DatenschutzStorage />
      <DatenschutzRights />
    </LegalPage>
  )
}
