import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { copyHost } from '@/lib/operation/copies/litestream'

const copiesText = (host: string) => `
Sicherungen aller Daten gehen verschlüsselt an den Speicher unter ${host}. Sein Betreiber ist deshalb Empfänger: Er
bewahrt sie in unserem Auftrag auf (Art. 28 DSGVO) und hat keinen Schlüssel, um sie zu lesen. Zweck ist, nach einem
Ausfall nichts zu verlieren (Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 32 DSGVO).
`

export function storageText(): string {
  const host = copyHost(env())
  return `
## Wenn Sie uns schreiben oder anrufen

Ihre Angaben verwenden wir, um zu antworten.

Zweck: Antwort auf Ihre Fragen
Rechtsgrundlage: bei Fragen zu einer Bestellung der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser berechtigtes
Interesse, Anfragen zu beantworten (Buchst. f)
Empfänger: der Betreiber unseres Mailservers
Dauer: bis die Sache erledigt ist; Geschäftsbriefe sechs Jahre vom Ende des Jahres an (§ 147 AO, § 257 HGB)

## Wo die Daten liegen und wer sie erhält

Die Daten liegen in einer Datenbank auf dem Server dieses Shops. Stellt uns ein Dienstleister den Server bereit,
verarbeitet er die Daten in unserem Auftrag (Art. 28 DSGVO). Dasselbe gilt für den Betreiber des Mailservers, über den
unsere E-Mails gehen.

${host === null ? '' : copiesText(host)}

Der Shop kann statt der eigenen Datenbank die Firebase Realtime Database verwenden. Ist sie eingeschaltet, verarbeitet
Google Cloud EMEA Limited, Irland, die oben genannten Daten in unserem Auftrag. Dabei können Daten an die Google LLC in
den USA gelangen; Grundlage ist der Angemessenheitsbeschluss der EU-Kommission zum Data Privacy Framework (Art. 45
DSGVO) und ergänzend die Standardvertragsklauseln (Art. 46 DSGVO). Ihr Browser spricht auch dann nur mit unserem Server.

Der Zahlungsdienstleister erhält, was unter „Bezahlung“ steht. Außerdem erhalten Daten nur, wer sie von Gesetzes wegen
bekommen muss oder zur Berufsverschwiegenheit verpflichtet ist, etwa Finanzamt und Steuerberatung. Wir verkaufen keine
Daten und verwenden sie nicht für Werbung.
`
}

export const periodsText = `
## Wie lange wir Daten aufbewahren

Was seine Frist erreicht hat, löscht der Shop von selbst; er sieht jeden Tag nach.

{periods}

Cookies und Einträge im Browser gelten wie oben beschrieben; löschen können Sie sie jederzeit selbst. Über https tragen
die Namen unserer Cookies den Vorsatz <code>__Host-</code>.
`

/** Art. 7, 15 to 22 and 77 GDPR. */
export const rightsText = () => `
## Ihre Rechte

Sie können von uns verlangen:

- Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO)
- Berichtigung falscher Daten (Art. 16 DSGVO)
- Löschung (Art. 17 DSGVO) oder Einschränkung der Verarbeitung (Art. 18 DSGVO)
- Herausgabe in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO)

Mit einem Kundenkonto geht das meiste sofort: Unter [„Konto“](/konto) laden Sie alles herunter, was der Shop zu Ihrem
Konto speichert, und können es löschen. Rechnungen und bezahlte Bestellungen müssen wir auch dann bis zum Ende ihrer
Frist aufbewahren (Art. 17 Abs. 3 Buchst. b DSGVO). Haben Sie ohne Konto bestellt, genügt eine formlose Nachricht an
uns.

Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschehen ist, bleibt rechtmäßig (Art. 7 Abs. 3 DSGVO).

**Widerspruch: Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie dem aus Gründen widersprechen, die
sich aus Ihrer besonderen Situation ergeben; Nachrichten über neue Versionen jederzeit und ohne Gründe (Art. 21
DSGVO).**

Automatisierte Entscheidungen im Sinne des Art. 22 DSGVO treffen wir nicht.

Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO): bei der des Bundeslandes, in
dem wir unseren Sitz haben (${owner().zip} ${owner().city}), oder bei der, die für Ihren Wohnort zuständig ist.
`
