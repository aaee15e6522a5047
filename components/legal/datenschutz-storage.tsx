import { LegalHeading } from './legal-heading'

/** Privacy: where data lie, who else gets them, how long they are kept. */
export function DatenschutzStorage() {
  return (
    <>
      <LegalHeading>Wo die Daten liegen und wer sie erhält</LegalHeading>
      <p>
        Die Daten liegen in einer Datenbank auf dem Server dieses Shops. Stellt uns ein Dienstleister den
        Server bereit, verarbeitet er die Daten in unserem Auftrag (Art. 28 DSGVO).
      </p>
      <p>
        Der Shop kann statt der eigenen Datenbank die Firebase Realtime Database verwenden. Ist sie
        eingeschaltet, verarbeitet Google Cloud EMEA Limited, Irland, die oben genannten Bestell- und
        Partnerdaten in unserem Auftrag. Dabei können Daten an die Google LLC in den USA gelangen; Grundlage
        ist der Angemessenheitsbeschluss der EU-Kommission zum Data Privacy Framework (Art. 45 DSGVO) und
        ergänzend die Standardvertragsklauseln (Art. 46 DSGVO). Ihr Browser spricht auch dann nur mit unserem
        Server.
      </p>
      <p>
        Der Zahlungsdienstleister erhält, was unter „Bezahlung“ steht. Außerdem erhalten Daten nur, wer sie
        von Gesetzes wegen bekommen muss oder zur Berufsverschwiegenheit verpflichtet ist, etwa Finanzamt und
        Steuerberatung. Wir verkaufen keine Daten und verwenden sie nicht für Werbung.
      </p>

      <LegalHeading>Wie lange wir Daten aufbewahren</LegalHeading>
      <ul>
        <li>
          Bestellungen und Abrechnungen: als Buchungsbelege acht Jahre (§ 147 Abs. 3 AO, § 257 Abs. 4 HGB),
          Geschäftsbriefe sechs Jahre, Bücher und Aufzeichnungen zehn Jahre, jeweils vom Ende des
          Kalenderjahres an. Danach löschen wir sie.
        </li>
        <li>
          Bestellungen, die nie bezahlt wurden: bis zum Ende des dritten Jahres nach dem Jahr der Bestellung,
          solange Ansprüche daraus möglich sind (§§ 195, 199 BGB).
        </li>
        <li>
          Gezählte Besuche über Partner-Links: bis die Provision abgerechnet ist und niemand sie mehr
          bestreiten kann, längstens bis zum Ende des dritten Jahres nach dem Besuch.
        </li>
        <li>
          Cookies und Einträge im Browser: wie oben beschrieben; löschen können Sie sie jederzeit selbst. Über
          https tragen die Namen unserer Cookies den Vorsatz <code>__Host-</code>.
        </li>
      </ul>
    </>
  )
}
