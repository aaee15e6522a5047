import { retention } from '@/lib/legal/retention'

export const accountText = `
## Bewertungen

Auf der Seite einer bezahlten Bestellung können Sie deren Presets bewerten. Wir speichern Sterne, Text, den Vornamen,
wenn Sie einen angeben, die Zeitpunkte und zu welcher Bestellung die Bewertung gehört; nur so können wir sicherstellen,
dass sie von einem Käufer kommt. Alle sehen Sterne, Text, Tag und Vorname, ohne Vornamen steht dort „Anonym“.
E-Mail-Adresse und Bestellung zeigen wir niemandem.

Verbergen wir eine Bewertung, speichern wir den Grund und schreiben ihn Ihnen. Die Bewertung geht mit der Bestellung,
aus der sie stammt, und mit Ihrem Konto: Danach könnten weder Sie sie zurücknehmen noch wir zeigen, dass sie von einem
Käufer kommt. Löschen können Sie sie jederzeit selbst, auf der Seite der Bestellung, die Sie über [„Bestellung
finden“](/bestellung-finden) wiederfinden.

Zweck: anderen zu zeigen, was Käufer von einem Preset halten
Rechtsgrundlage: Ihre Einwilligung, die Sie mit dem Speichern geben und mit dem Löschen widerrufen (Art. 6 Abs. 1
Buchst. a DSGVO); dass die Bewertung von einem Käufer kommt, müssen wir sicherstellen, wenn wir es sagen (§ 5b Abs. 3
UWG)
Empfänger: alle, die den Shop besuchen
Dauer: bis Sie die Bewertung oder Ihr Konto löschen, höchstens so lange wie die Bestellung

## Messungen, die Sie uns geben

Haben Sie in einer bezahlten Bestellung eine Einstellung auf Ihr Spiel behalten, können Sie uns zwei Spektren Ihrer
Messung geben: je 31 Pegel des Geräuschs und des übrigen Clips, dazu die Art des Geräuschs, den Namen der
Headset-Korrektur, wenn eine im Spiel war, und den Zeitpunkt. Die Seite zeigt vorher, was gesendet wird; Ton, Text oder
Zeiten des Clips sind nicht dabei. Gespeichert wird das in der Bestellung, je Preset und Geräusch einmal.

Aus den Spektren vieler Käufer rechnen wir, was ein Preset im Spiel bringt, und stimmen es ab. An E-Mail-Adresse und
Konto erkennt das Programm, was von einem Käufer kommt, damit jeder einmal zählt. Die Seite des Presets nennt ab acht
Käufern nur deren Zahl und eine Spanne. In der Verwaltung steht ohne Namen und Bestellung, was gegeben wurde; dort
können wir etwas von der Rechnung ausnehmen. Zurücknehmen können Sie es jederzeit auf der Seite der Bestellung.

Zweck: auszurechnen und zu sagen, was ein Preset in einem Spiel bringt, und es abzustimmen
Rechtsgrundlage: Ihre Einwilligung, die Sie mit dem Senden geben und mit dem Zurücknehmen widerrufen (Art. 6 Abs. 1
Buchst. a DSGVO)
Empfänger: wer uns den Server bereitstellt
Dauer: bis Sie die Spektren zurücknehmen oder Ihr Konto löschen, höchstens so lange wie die Bestellung

## Meldungen von Inhalten

Unter [„Inhalt melden“](/bewertung-melden) kann jeder eine Bewertung, oder Bild und Worte auf der Seite eines Partners
melden, auch ohne Konto. Wir speichern die Stelle, den Grund, die Zeit und, wenn Sie sie angeben, Ihren Namen und Ihre
E-Mail-Adresse. An diese Adresse gehen eine Bestätigung und unsere Entscheidung mit ihrem Grund. Von wem der Inhalt ist,
erfährt nicht, von wem die Meldung kam.

Zweck: rechtswidrige Inhalte zu finden und zu entfernen
Rechtsgrundlage: eine gesetzliche Pflicht (Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 16 und 17 DSA)
Empfänger: niemand sonst; E-Mails gehen über unseren Mailserver
Dauer: ${retention.reportMonths} Monate, nachdem wir über die Meldung entschieden haben

## Kundenkonto

Ein Konto ist freiwillig; bestellen können Sie auch ohne. Legen Sie eines an, speichern wir Ihre E-Mail-Adresse, ob sie
bestätigt ist, Ihr Passwort als Prüfwert, den Namen, wenn Sie einen angeben, und das Bild, das Sie wählen. Ihre
Bestellungen ordnen wir dem Konto zu, auch frühere, bezahlte unter derselben, bestätigten Adresse.

Nach der Anmeldung hält das Cookie <code>session</code> Sie bis zu fünf Tage angemeldet. Es ist für Skripte nicht lesbar
(HttpOnly) und für die Anmeldung unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).

Legen Sie einen Passkey an, speichern wir seinen öffentlichen Schlüssel, seine Kennung, seinen Namen und wann er
angelegt und zuletzt benutzt wurde. Der geheime Schlüssel bleibt bei Ihnen; wie Ihr Gerät Sie erkennt, erfahren wir
nicht. Damit nur der Browser antwortet, den wir fragen, bekommt er auf der Seite zur Anmeldung und beim Anlegen für fünf
Minuten das Cookie <code>passkey</code>, eine Zufallszahl. Auch es ist für die Anmeldung unbedingt erforderlich.

Was Sie im Studio zeichnen, steht nur im Sitzungsspeicher Ihres Browsers (<code>sessionStorage</code>, Eintrag
<code>studioWork</code>), bis Sie den Tab schließen; das ist für das Studio unbedingt erforderlich (§ 25 Abs. 2 Nr. 2
TDDDG). Bewahren Sie ein eigenes Preset im Konto auf, speichern wir seinen Namen, seine Filter, die Korrektur mit dem
Namen Ihres Headsets und wann Sie es geändert haben. Ein Link zum Weitergeben enthält die Kurve selbst; dafür speichern
wir nichts.

Unter „Konto“ können Sie alle Daten zu Ihrem Konto herunterladen und das Konto löschen. Anmeldung, Profil, Bild, eigene
Presets, Stimmen, Bewertungen und gegebene Messungen sind dann weg; Ihre Bestellungen bewahren wir ohne das Konto auf,
solange es das
Steuerrecht verlangt.

Zweck: Anmeldung, Überblick über Ihre Bestellungen und Presets, eigene Presets auf allen Geräten
Rechtsgrundlage: die Nutzung des Kontos, die Sie mit uns vereinbaren (Art. 6 Abs. 1 Buchst. b DSGVO)
Empfänger: niemand für die Anmeldung selbst; sonst, wer unter „E-Mails“ und „Wo die Daten liegen“ genannt ist
Dauer: bis Sie das Konto löschen

## Abstimmen

Stimmen Sie mit Ihrem Konto ab, speichern wir, wann Sie für welches Spiel oder Headset gestimmt haben, wie viele Sie am
letzten Tag vorgeschlagen haben, an dem Sie das getan haben, und ob Sie dazu E-Mails wünschen. Vorschläge und die Zahl
der Stimmen sieht jeder, Ihren Namen niemand; wer etwas vorgeschlagen hat, speichern wir beim Vorschlag nicht.

Erscheint ein Preset zu einem Spiel oder ein Headset, für das Sie gestimmt haben, schreiben wir Ihnen einmal an die
Adresse Ihres Kontos und löschen dabei Ihre Stimme. Unter „Abstimmen“ schalten Sie diese E-Mails jederzeit ab und nehmen
Stimmen zurück.

Zweck: jede Stimme einmal zählen, von dem erzählen, was Sie sich gewünscht haben
Rechtsgrundlage: die Abstimmung, an der Sie teilnehmen, mit der Nachricht, um die Sie damit bitten (Art. 6 Abs. 1
Buchst. b DSGVO)
Empfänger: niemand außer denen, die für uns Daten verarbeiten; bei der E-Mail auch Ihr eigener Anbieter
Dauer: bis Sie die Stimme zurücknehmen, das Preset oder Headset erscheint oder Sie das Konto löschen
`
