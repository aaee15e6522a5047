import { owner } from '@/lib/legal/current-owner'
import { retention } from '@/lib/legal/retention'
import { providerSchema, type Provider } from '@/lib/payment/schema'

const bookPeriod = `${retention.bookYears} Jahre vom Ende des Jahres an, mit der Umsatzsteuer eines anderen EU-Staats ${retention.ossYears} Jahre`

export const orderText = `
## Bestellung

Mit einer Bestellung speichern wir:

- Ihre E-Mail-Adresse und, wenn Sie ihn angeben, Ihren Namen
- das Land, in dem Sie wohnen, und, wenn Sie mit einer Karte oder von einem Konto bei einem Zahlungsdienst bezahlen, das
  Land, in dem sie ausgestellt oder geführt sind: Danach richtet sich die Umsatzsteuer, und wir müssen es belegen (Art.
  24b der Durchführungsverordnung (EU) 282/2011)
- die bestellten Presets, Preise, die Zahlungsart und einen Gutscheincode mit seinem Rabatt
- wann und wie bezahlt wurde, mit den Kennungen, die der Zahlungsdienstleister vergibt, und dem Stand eines Einspruchs
  Ihrer Bank
- Erstattungen mit Betrag, Zeitpunkt und Grund; nach einer Überweisung auch die IBAN, auf die wir erstatten
- den Wortlaut Ihrer beiden Erklärungen zur sofortigen Lieferung und deren Zeitpunkt
- welche Version der AGB und der Widerrufsbelehrung für die Bestellung gilt
- den Stand der Bestellung mit dem Zeitpunkt jeder Änderung
- zu jeder Datei, die Sie herunterladen, die Version, wie oft und wann zuerst und zuletzt; ebenso zu Abrufen, die wir
  ablehnen, mit dem Grund und der zuletzt verlangten Datei
- wenn Sie eine Einstellung auf Ihr eigenes Spiel behalten: ihre Filter, ihren Messwert, das Spiel und wann Sie sie
  behalten haben; nie den Clip oder sonst einen Ton, denn ihn rechnet Ihr Browser. Sie können sie auf der Bestellseite
  löschen
- Prüfwerte, an denen wir eine versehentlich doppelt gesendete Bestellung erkennen
- bis sie bezahlt ist, einen Prüfwert des Anschlusses, der jeden Tag ein anderer ist: Von einem Anschluss nehmen wir an
  einem Tag nicht beliebig viele unbezahlte Bestellungen an
- die Kennung des Besuchs, wenn er über einen Partnerlink kam und gezählt wurde

Der Link zu Ihrer Bestellseite enthält einen geheimen Schlüssel, von dem wir nur einen Prüfwert speichern. Wer den Link
kennt, sieht die Bestellung; geben Sie ihn nicht weiter. Haben Sie ihn verloren, können Sie ihn unter [„Bestellung
finden“](/bestellung-finden) an die E-Mail-Adresse der Bestellung schicken lassen.

E-Mail-Adresse und Erklärungen sind für den Kauf nötig: Ohne sie können wir die Bestellung nicht annehmen. Der Name ist
freiwillig.

Zweck: Vertrag, Lieferung, Erstattung, Nachweis Ihrer Erklärungen
Rechtsgrundlage: der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); für Nachweis und Aufbewahrung gesetzliche Pflichten
(Buchst. c)
Empfänger: wer unter „Bezahlung“, „E-Mails“ und „Wo die Daten liegen“ genannt ist
Dauer: bezahlt: ${bookPeriod}; nicht bezahlt: frühestens nach ${retention.unpaidOrderDays} Tagen storniert, wenn
feststeht, dass kein Geld kam, und ${retention.unpaidOrderAnonymousDays} Tage danach anonym

## Rechnung

Zu jeder bezahlten Bestellung schreibt der Shop eine Rechnung, zu jeder Erstattung eine Berichtigung. Sie enthalten
Nummer, Datum, Presets, Beträge und, soweit Sie sie an der Kasse angegeben haben, Ihren Namen oder Ihre Firma, die
Rechnungsadresse und die Umsatzsteuer-Identifikationsnummer. Einmal geschriebene Rechnungen ändern wir nicht. Die
Rechnungsadresse ist bis 250 € freiwillig, darüber schreibt das Gesetz sie vor (§ 33 UStDV).

Schulden wir die Umsatzsteuer in einem anderen EU-Staat, müssen wir auch aufheben, woran wir Ihr Land erkannt haben: das
Land, das Sie angegeben haben, Ihre Rechnungsadresse und das Land Ihrer Karte oder Ihres Kontos, soweit wir sie kennen.

Nennt eine Firma in einem anderen EU-Staat ihre Umsatzsteuer-Identifikationsnummer, fragen wir über das System VIES der
Europäischen Kommission, ob es die Nummer gibt. Wir übermitteln nur sie und unsere eigene Nummer; die Antwort speichern
wir bei der Bestellung.

Zweck: Rechnungen, Buchführung, Steuern
Rechtsgrundlage: gesetzliche Pflichten (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 14, 14b UStG, § 147 AO, § 257 HGB, Art.
369k der Mehrwertsteuer-Systemrichtlinie und Art. 63c der Verordnung (EU) Nr. 282/2011)
Empfänger: Finanzamt und Steuerberatung; die Europäische Kommission und der EU-Staat, wenn wir eine Nummer bestätigen
lassen
Dauer: ${bookPeriod}
`

const stripeText = `
Wenn Sie an der Kasse „Karte oder PayPal“ wählen, wo der Shop das anbietet, bezahlen Sie auf der Seite von Stripe
(Stripe Payments Europe, Limited, Dublin, Irland). Damit Sie dort bezahlen können, übermitteln wir Stripe

- Ihre E-Mail-Adresse,
- die Namen und Preise der bestellten Presets und damit den Betrag,
- die interne Nummer der Bestellung,
- die Adresse Ihrer Bestellseite, zu der Stripe Sie zurückbringt; sie enthält den Schlüssel, der die Bestellung öffnet.

Bei einer Erstattung nennen wir Stripe die Zahlung und den Betrag. Karten- und Kontodaten geben Sie nur bei Stripe ein;
wir sehen sie nicht. Stripe meldet uns, ob und wie viel bezahlt, erstattet oder von Ihrer Bank zurückgefordert wurde,
mit den Kennungen dieser Vorgänge, und aus welchem Land Karte oder Konto sind; wir speichern das bei der Bestellung.
Ihren Namen und Ihre Telefonnummer erfährt Stripe von uns nicht, und auf unseren Seiten läuft kein Programm von Stripe.

Für Zahlung, Betrugsabwehr und gesetzliche Nachweise verarbeitet Stripe Ihre Daten in eigener Verantwortung und bewahrt
sie so lange auf, wie es dafür nötig ist. Dabei können Daten an Stripe in den USA gelangen; Grundlage ist der
Angemessenheitsbeschluss der EU-Kommission zum Data Privacy Framework (Art. 45 DSGVO) und ergänzend die
Standardvertragsklauseln (Art. 46 DSGVO). Näheres steht in der [Datenschutzerklärung von
Stripe](https://stripe.com/de/privacy).
`

/** The last line below and `lib/legal/texts/agb.ts` name the providers, too. */
const providerTexts: Record<Provider, string> = { stripe: stripeText }

export const paymentText = () => `
## Bezahlung

Wenn Sie überweisen, erhalten wir von unserer Bank (${owner().bank.bankName}) Ihren Namen, Ihre IBAN, Betrag und
Verwendungszweck, speichern das im Shop und ordnen die Zahlung damit der Bestellung zu. Den QR-Code zeichnet unser
Server selbst; er geht an keinen anderen Dienst.

${providerSchema.options.map((provider) => providerTexts[provider]).join('\n\n')}

Zweck: Zahlung und Erstattung, Zuordnung zur Bestellung
Rechtsgrundlage: der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); für Belege gesetzliche Pflichten (Buchst. c)
Empfänger: unsere Bank; Stripe, wenn Sie dort bezahlen
Dauer: so lange wie die Bestellung; Überweisungen, die zu keiner gehören, ${retention.settledTransferMonths} Monate,
nachdem sie geklärt sind
`

export const mailText = `
## E-Mails zu Ihrer Bestellung

An die Adresse Ihrer Bestellung schicken wir:

- die Bestätigung, dass die Bestellung angekommen ist, mit allem, was Sie zum Bezahlen brauchen
- nach der Zahlung die Bestätigung des Vertrags, als PDF mit Ihren Erklärungen, AGB und Widerrufsbelehrung, und die
  Rechnung
- Nachricht, wenn die Bestellung storniert, etwas erstattet oder eine Zahlung nicht angenommen wurde
- Nachricht über Aktualisierungen, die nötig sind, damit ein gekauftes Preset in Ordnung bleibt
- Nachricht über andere neue Versionen eines gekauften Presets, solange Sie dem nicht widersprechen. Das geht jederzeit
  und kostet nichts außer der Übermittlung nach den Basistarifen: mit einem Schalter auf der Bestellseite oder einer
  formlosen Nachricht an uns.
- drei Tage nach der Zahlung eine einzige Frage, wie es klingt, wenn Sie das an der Kasse angekreuzt haben. Wir
  speichern dazu den Satz, dem Sie zugestimmt haben, und den Zeitpunkt. Widerrufen können Sie das jederzeit, mit dem
  Link in der Bestätigung des Vertrags und in der Frage selbst.
- die Links zu Ihren Bestellungen, wenn jemand sie mit Ihrer Adresse unter [„Bestellung finden“](/bestellung-finden)
  verlangt. Ob es zu einer Adresse Bestellungen gibt, verrät die Seite nicht.

Der Shop speichert Empfänger, Art, Zeitpunkt und Erfolg jeder E-Mail; was darin steht, entsteht erst beim Versand. Ob
Sie eine E-Mail öffnen, erfahren wir nicht.

Zweck: Abwicklung der Bestellung, Bestätigung des Vertrags, Pflicht zur Nachricht über Aktualisierungen
Rechtsgrundlage: der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); gesetzliche Pflichten (Buchst. c mit §§ 312f, 312i, 327f
BGB); bei anderen neuen Versionen unser berechtigtes Interesse, Käufer auf dem Laufenden zu halten (Buchst. f); bei der
Frage, wie es klingt, Ihre Einwilligung (Buchst. a, § 7 Abs. 2 Nr. 2 UWG)
Empfänger: der Betreiber unseres Mailservers, in unserem Auftrag (Art. 28 DSGVO), und Ihr eigener Anbieter
Dauer: ${retention.mailDays} Tage

## Widerruf

Wenn Sie einen Vertrag über [„Vertrag widerrufen“](/vertrag-widerrufen) oder auf andere Weise widerrufen, speichern wir,
was Sie erklären: Ihren Namen, die Bestellnummer oder Bezeichnung des Vertrags, Ihre E-Mail-Adresse, den freien Text,
wenn Sie einen schreiben, und den Zeitpunkt, außerdem, wie wir entschieden haben. Den Eingang bestätigen wir per E-Mail.

Zweck: Bearbeitung des Widerrufs, Nachweis des Eingangs, Erstattung
Rechtsgrundlage: gesetzliche Pflichten (Art. 6 Abs. 1 Buchst. c DSGVO mit §§ 355, 356a, 357 BGB)
Empfänger: der Betreiber unseres Mailservers; bei einer Erstattung, wer unter „Bezahlung“ genannt ist
Dauer: ${retention.bookYears} Jahre vom Ende des Jahres an, wie die Bestellung, um die es geht
`
