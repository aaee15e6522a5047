import { env } from '@/lib/core/env'
import { copyHost } from '@/lib/operation/copies/litestream'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzStorage() {
  const host = copyHost(env())
  return (
    <>
      <LegalHeading>Wenn Sie uns schreiben oder anrufen</LegalHeading>
      <p>Ihre Angaben verwenden wir, um zu antworten.</p>
      <LegalFacts
        purpose="Antwort auf Ihre Fragen"
        basis="bei Fragen zu einer Bestellung der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser berechtigtes Interesse, Anfragen zu beantworten (Buchst. f)"
        recipients="der Betreiber unseres Mailservers"
        period="bis die Sache erledigt ist; Geschäftsbriefe sechs Jahre vom Ende des Jahres an (§ 147 AO, § 257 HGB)"
      />

      <LegalHeading>Wo die Daten liegen und wer sie erhält</LegalHeading>
      <p>
        Die Daten liegen in einer Datenbank auf dem Server dieses Shops. Stellt uns ein Dienstleister den
        Server bereit, verarbeitet er die Daten in unserem Auftrag (Art. 28 DSGVO). Dasselbe gilt für den
        Betreiber des Mailservers, über den unsere E-Mails gehen.
      </p>
      {host !== null && (
        <p>
          Sicherungen aller Daten gehen verschlüsselt an den Speicher unter {host}. Sein Betreiber ist deshalb
          Empfänger: Er bewahrt sie in unserem Auftrag auf (Art. 28 DSGVO) und hat keinen Schlüssel, um sie zu
          lesen. Zweck ist, nach einem Ausfall nichts zu verlieren (Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 32
          DSGVO).
        </p>
      )}
      <p>
        Der Shop kann statt der eigenen Datenbank die Firebase Realtime Database verwenden. Ist sie
        eingeschaltet, verarbeitet Google Cloud EMEA Limited, Irland, die oben genannten Daten in unserem
        Auftrag. Dabei können Daten an die Google LLC in den USA gelangen; Grundlage ist der
        Angemessenheitsbeschluss der EU-Kommission zum Data Privacy Framework (Art. 45 DSGVO) und ergänzend
        die Standardvertragsklauseln (Art. 46 DSGVO). Ihr Browser spricht auch dann nur mit unserem Server.
      </p>
      <p>
        Der Zahlungsdienstleister erhält, was unter „Bezahlung“ steht. Außerdem erhalten Daten nur, wer sie
        von Gesetzes wegen bekommen muss oder zur Berufsverschwiegenheit verpflichtet ist, etwa Finanzamt und
        Steuerberatung. Wir verkaufen keine Daten und verwenden sie nicht für Werbung.
      </p>
    </>
  )
}
