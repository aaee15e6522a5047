import { retention } from '@/lib/legal/retention'

export const visitText = `
## Kurz gesagt

- Sie können alles ansehen, ohne dass wir etwas über Sie speichern. Besuche zählen wir nur als Summen, ohne Cookie.
- Der Warenkorb bleibt in Ihrem Browser.
- Für eine Bestellung brauchen wir nur eine E-Mail-Adresse. An sie geht, was zur Bestellung gehört, und sonst nur, was
  Sie dort ankreuzen.
- Nur wenn Sie über den Link eines Partners kommen, geht es um ein Cookie und einen Besuch, der für den Partner gezählt
  wird. Ihre IP-Adresse kürzen wir dabei.
- Keine Werbenetze, keine Statistikdienste, keine Zählpixel, auch nicht in E-Mails. Schriften und Bilder kommen von
  diesem Server.
- Was wir nicht mehr brauchen, löscht der Shop jeden Tag von selbst.

## Verantwortlicher

{owner}

## Aufruf der Seiten

Damit eine Seite bei Ihnen ankommt, verarbeitet der Server Ihre IP-Adresse und die Angaben, die Ihr Browser mitsendet.
In das Protokoll des Shops schreiben wir davon nichts: Es enthält Zeitpunkt, Art des Ereignisses und eine zufällige
Kennung der Anfrage, aber keine personenbezogenen Daten. Um Missbrauch zu bremsen, zählt der Server bei manchen Anfragen
(etwa Bestellungen), wie viele in wenigen Minuten von einer Adresse kommen.

Zweck: Auslieferung der Seiten, Schutz vor Missbrauch
Rechtsgrundlage: unser berechtigtes Interesse an einem funktionierenden und sicheren Shop (Art. 6 Abs. 1 Buchst. f
DSGVO)
Empfänger: wer uns den Server bereitstellt
Dauer: nur während der Anfrage; die Zähler stehen im Arbeitsspeicher und verfallen nach Minuten

## Wie wir Besuche zählen

Wir wollen wissen, wie oft der Shop besucht wird, aber nicht von wem. Wird eine Seite geöffnet, zählt der Server deshalb
nur eine Summe hoch: für den Tag, für die Art der Seite oder das Preset und, wenn Sie von außen kommen, für die Website,
deren Link Sie gefolgt sind, oder für den Eintrag <code>utm_source</code> in der Adresse. Ebenso zählt er, wie oft ein
Preset in einen Warenkorb gelegt wurde; dafür sendet Ihr Browser den Namen des Presets und ob es das erste ist, seit die
Seite geöffnet wurde, sonst nichts.

Dabei gibt es kein Cookie, keinen Eintrag in Ihrem Browser, keine Kennung und keinen Prüfwert. Weder Ihre Adresse noch
Ihr Browser wird mit den Summen gespeichert. Wir erkennen Sie also nicht wieder: Kommen Sie zweimal, sind das zwei
Besuche, und aus den Summen lässt sich nicht ablesen, was ein Mensch getan hat.

Zweck: Besuche, Warenkörbe und Bestellungen vergleichen, um den Shop zu verbessern
Rechtsgrundlage: unser berechtigtes Interesse daran (Art. 6 Abs. 1 Buchst. f DSGVO); auf Ihrem Gerät wird dafür nichts
gespeichert und nichts ausgelesen (§ 25 TDDDG)
Empfänger: wer uns den Server bereitstellt; er erhält nur die Summen
Dauer: nur während der Anfrage; die Summen ${retention.visitMonths} Monate

## Warenkorb

Was Sie in den Warenkorb legen, steht nur im lokalen Speicher Ihres Browsers (<code>localStorage</code>, Eintrag
<code>cart</code>, bei einem beschädigten Warenkorb auch <code>cart.broken</code>). An den Server geht der Warenkorb
erst, wenn Sie bestellen.

Während Sie bestellen, merkt sich Ihr Browser die abgeschickten Angaben im Sitzungsspeicher
(<code>sessionStorage</code>, Eintrag <code>checkout.attempt</code>), damit ein zweiter Versuch nach einer Störung keine
zweite Bestellung auslöst. Danach steht dort die Kennung der Bestellung (Eintrag <code>checkout.placed</code>), damit
der erste Download von selbst beginnt, sobald bezahlt ist.

Zweck: Warenkorb und Bestellung, wie Sie sie verlangen
Rechtsgrundlage: unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG)
Empfänger: niemand; die Daten bleiben in Ihrem Browser
Dauer: der Warenkorb, bis Sie ihn leeren; die Angaben, bis die Bestellung angekommen, ihre Kennung, bis der Download
begonnen hat, beide höchstens, bis der Tab geschlossen ist

## Ihr Headset

Wählen Sie ein Headset, so merkt sich Ihr Browser Name und Kennung des Modells (<code>localStorage</code>, Eintrag
<code>headset</code>, bei einem beschädigten Eintrag auch <code>headset.broken</code>). Sind Sie angemeldet, steht das
zuletzt gewählte auch in Ihrem Konto. Die Wahl geht mit, wenn Sie eine Datei für dieses Headset herunterladen; wir
merken sie uns dabei nicht.

Zweck: Hörproben und Dateien für Ihr Headset, wie Sie sie verlangen
Rechtsgrundlage: unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG); im Konto Art. 6 Abs. 1
Buchst. b DSGVO
Empfänger: wer uns den Server bereitstellt
Dauer: bis Sie kein oder ein anderes Headset wählen; im Konto, bis Sie es löschen

## Live anhören

Wählen Sie unter „Live anhören“ einen Tab, eine Datei oder einen Eingang, so läuft der Ton in Ihrem Browser durch die
Filter eines Presets. Für Tab und Eingang fragt der Browser Sie vorher um Erlaubnis. Der Ton wird weder gespeichert noch
gesendet; das Bild eines Tabs wird nicht verwendet. Mit „Beenden“ und beim Verlassen der Seite gibt der Browser alles
wieder frei.

## Mit Ihrem Spiel prüfen

Einen Clip aus Ihrem Spiel liest und rechnet Ihr Browser; weder Ton noch Bild wird gesendet. Ihre Markierungen stehen
mit Namen und Größe der Datei im Sitzungsspeicher (<code>sessionStorage</code>, Eintrag <code>clipMarks</code>). Die
zuletzt gefundenen Filter mit ihrem Messwert und den beiden Spektren, aus denen er kommt, merkt sich Ihr Browser
(<code>localStorage</code>, Eintrag <code>foundFit</code>), damit Sie die Filter nach einem Kauf in Ihrer Bestellung
behalten können. Erst dann gehen sie an uns; was wir davon speichern, steht unter „Bestellung“. Die Spektren gehen nur
an uns, wenn Sie sie geben: siehe „Messungen, die Sie uns geben“.

Zweck: Messung an Ihrem Clip und die Datei dazu, wie Sie sie verlangen
Rechtsgrundlage: unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG)
Empfänger: niemand, bis Sie eine Einstellung behalten; dann wer uns den Server bereitstellt
Dauer: die Markierungen, bis Sie den Tab schließen; die Filter, bis Sie sie behalten, verwerfen oder neu
messen; die Spektren, bis Sie sie geben, verwerfen oder neu messen

## Ohne Verbindung

Damit Sie Gekauftes auch ohne Verbindung öffnen können, legt Ihr Browser Kopien ab (Service Worker und
<code>CacheStorage</code>): die Startseite, die Liste der Presets, die Seiten von Presets, die Sie angesehen haben, und
die Seiten bezahlter Bestellungen, die Sie geöffnet haben, mit den Dateien, sobald Sie eine davon geladen haben. Dazu
merkt er sich, ob der Shop zuletzt gesperrt war und welches Konto zuletzt angemeldet war. An uns geht nichts davon.

Melden Sie sich ab, werden Bestellungen und Dateien auf diesem Gerät gelöscht. Haben Sie ohne Konto auf einem fremden
Gerät bestellt, löschen Sie sie hier:

{atHandChoice}

Zweck: Gekauftes und zuletzt Gesehenes ohne Verbindung zeigen
Rechtsgrundlage: unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG); soweit es Bestellungen
betrifft, der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO)
Empfänger: niemand; die Kopien bleiben in Ihrem Browser
Dauer: höchstens 40 Seiten des Shops und 20 Bestellungen, was am längsten nicht gesehen wurde, weicht zuerst; mit einer
neuen Version des Shops werden die Seiten ersetzt
`
