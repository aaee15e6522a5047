import { CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { env } from '@/lib/core/env'
import { LONGEST_HOURS } from '@/lib/core/env-schema'
import { lasting } from '@/lib/legal/legal-text'
import { retention } from '@/lib/legal/retention'

export const partnerLinksText = () => `
## Partnerlinks

Partner empfehlen den Shop mit einem Link, in dem ihr Code steht, und erhalten für Verkäufe eine Provision. Öffnen Sie
einen solchen Link, zeigt der Shop einen Hinweis. Lässt er Ihnen darin die Wahl zwischen „Zulassen“ und „Ablehnen“, so
geschieht nichts von dem, was hier folgt, bevor Sie „Zulassen“ wählen; Ihre Antwort merkt sich nur Ihr Browser
(<code>localStorage</code>, Eintrag <code>affiliateConsent</code>), damit wir nicht wieder fragen. Verlassen Sie die
Seite, ohne zu wählen, zählen wir für den Partner nur, dass die Frage offen blieb: eine Zahl je Tag, nichts von Ihnen.
Lässt er Ihnen die Wahl nicht, geschieht es mit dem Öffnen des Links; das sagt der Seite für 60 Sekunden das Cookie
<code>affiliate_assumed</code>.

- **In Ihrem Browser:** Das Cookie <code>affiliate</code> enthält den Code des Partners. Es gilt
  ${lasting(env().ATTRIBUTION_HOURS)}, ist für Skripte nicht lesbar (HttpOnly) und wird nicht an fremde Seiten gesendet
  (SameSite=Lax). Ist mit dem Partner eine andere Zeit vereinbart, gilt diese, höchstens ${lasting(LONGEST_HOURS)}. Im
  Sitzungsspeicher (<code>sessionStorage</code>, Eintrag <code>affiliateTracking</code>) stehen der Code, eine zufällige
  Kennung des Besuchs und der Zeitpunkt, bis Sie den Tab schließen; schließen Sie den Hinweis, steht das dort unter
  <code>affiliateBannerClosed</code>.
- **Auf dem Server:** Zu jedem gezählten Besuch speichern wir die Kennung, den Partner, den Zeitpunkt, die aufgerufene
  und die vorherige Adresse (Referrer), die Angabe Ihres Browsers zu sich selbst (User-Agent) und Ihre gekürzte
  IP-Adresse: Bei IPv4 ersetzen wir den letzten Block durch 0, bei IPv6 die letzten 80 Bit. Damit derselbe Besuch an
  einem Tag nicht doppelt zählt, bilden wir außerdem aus der IP-Adresse einen Prüfwert mit einem Schlüssel, der täglich
  wechselt.
- **Wenn Sie kaufen:** Sobald die Bestellung bezahlt ist, speichern wir für die Abrechnung Partner, Bestellung, Produkt,
  Preis, Provision, Zeitpunkt und Ihre E-Mail-Adresse. Die E-Mail-Adresse brauchen wir, um Eigenkäufe von Partnern zu
  erkennen; an Partner geben wir sie nicht weiter. Um Missbrauch zu erkennen, speichern wir zur Bestellung einen solchen
  Prüfwert Ihrer Adresse und zählen je Monat, wie viele Käufe für einen Partner mit demselben Zahlungsmittel bezahlt
  wurden; auch vom Zahlungsmittel haben wir nur einen Prüfwert. Fällt dabei etwas auf, sieht sich ein Mensch den Verkauf
  an. Für Ihren Kauf ändert das nichts.

Erfährt der Server Ihre öffentliche Adresse nicht, kann der Shop so eingestellt sein, dass Ihr Browser sie bei einem
Auskunftsdienst erfragt und uns mitteilt; auch sie kürzen wir. Ohne diese Einstellung vermerken wir die Adresse als
unbekannt.

Lehnen Sie ab, gibt es kein Cookie, keinen Eintrag und keinen für ihn gezählten Besuch; der Shop funktioniert genauso.
Geben Sie an der Kasse selbst den Gutscheincode eines Partners ein, rechnen wir ihm die Bestellung auch dann zu, denn
das verlangt der Code. Mit einzelnen Partnern ist vereinbart, dass ihr Code auch für Ihre späteren Bestellungen in den
${CODE_DAYS} Tagen danach zählt. Dafür sehen wir beim Bestellen nach, ob es unter Ihrer E-Mail-Adresse oder in Ihrem
Konto eine solche bezahlte Bestellung gibt, und vermerken bei der neuen, welche es war. Auf Ihrem Gerät wird dafür
nichts gespeichert, und der Preis bleibt, wie er angezeigt war.

Zweck: Partner richtig und ohne Missbrauch abrechnen
Rechtsgrundlage: Wo der Hinweis Sie fragt, Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Sonst
unser berechtigtes Interesse an der Abrechnung (Art. 6 Abs. 1 Buchst. f DSGVO); Cookie und Eintrag halten wir dann für
erforderlich, um die Empfehlung zuzurechnen, der Sie gefolgt sind (§ 25 Abs. 2 Nr. 2 TDDDG)
Empfänger: niemand außerhalb des Shops; Partner sehen Zahlen, nicht Personen
Dauer: gekürzte Adresse, User-Agent, Prüfwert und die Parameter der Adressen ${retention.clickDetailsDays} Tage; der
Besuch ohne Kauf ${retention.clickWithoutSaleMonths} Monate; Ihre E-Mail-Adresse in der Abrechnung
${retention.saleEmailDays} Tage

Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen, dem Übrigen widersprechen: mit „Ablehnen“ gleich
hier, womit wir Cookie und Eintrag löschen, oder mit einer Nachricht an uns. Frühere Bestellungen bleiben davon
unberührt.

{referralChoice}
`

export const partnerText = `
## Wenn Sie Partner sind

Wer sich bewirbt, nennt uns öffentlichen Namen, Webadresse und Wunschcode; Anschrift, Bankverbindung und steuerlichen
Stand, als Unternehmen auch die Steuer- oder Umsatzsteuernummer, nennt, wer aufgenommen ist. Dazu speichern wir die
E-Mail-Adresse des Kontos, Ihre Zustimmungen und unsere Entscheidung. Von Partnern speichern wir außerdem den Code, den
Satz der Provision, gezählte Besuche und Verkäufe und jede Bewegung des Guthabens. Eine abgelehnte Bewerbung bleibt, bis
Sie Ihr Konto löschen. Wenn Partner ihren Partnerbereich öffnen, merken wir uns für ${retention.addressHashDays} Tage
einen Prüfwert ihrer IP-Adresse, der täglich mit einem anderen Schlüssel gebildet wird, um Käufe von derselben Adresse
zu erkennen.

Wie sie von Verkäufen erfahren, wählen Partner selbst; zuerst ist alles abgeschaltet. Für die E-Mail zählen wir Verkäufe
und Provision je Tag; die Summen einer E-Mail löschen wir nach ${retention.salesMailDays} Tagen. Mit dem Link in jeder
dieser E-Mails endet sie. Für das Overlay speichern wir Farben, Ton, einen zufälligen Wert, aus dem seine Adresse
entsteht, und einen Prüfwert der Adresse, und bis zum nächsten Tag, welches Preset wann verkauft und ob dabei der Code
eingegeben wurde. Geben Partner die Adresse eines Webhooks bei Discord an, speichern wir sie verschlüsselt, zählen je
Stunde, was wir dorthin senden, und senden bei jedem Verkauf den Code und die Namen der Presets, nichts über Käufer.
Anbieter ist die Discord Inc. in den USA, die das in eigener Verantwortung speichert. Rechtsgrundlage ist die
Vereinbarung mit dem Partner, der sich diese Meldungen wünscht (Art. 6 Abs. 1 Buchst. b DSGVO), für die Übermittlung in
die USA Art. 49 Abs. 1 Buchst. b DSGVO: Ohne sie gäbe es die Meldung nicht. Sie endet, sobald er den Webhook entfernt.

Bild und Worte auf Ihrer Seite geben Sie freiwillig; alle sehen sie, auch wo jemand den Link der Seite teilt. Das Bild
zeichnen wir neu, damit nichts anderes aus der Datei bleibt. Verbergen wir beides, speichern wir den Grund und schreiben
ihn Ihnen. Es wird gelöscht, wenn Sie es entfernen oder Ihre Teilnahme endet.

Zweck: Teilnahme am Partnerprogramm, Abrechnung, Auszahlung
Rechtsgrundlage: die Vereinbarung mit Ihnen (Art. 6 Abs. 1 Buchst. b DSGVO); für Belege gesetzliche Pflichten (Buchst.
c)
Empfänger: bei Auszahlungen unsere Bank; Finanzamt und Steuerberatung; Discord, wenn Sie dort einen Webhook angeben
Dauer: bis Sie das Programm verlassen; Bankverbindung, Anschrift, steuerlicher Stand und E-Mail-Adresse, bis Ihr
Guthaben ausgezahlt ist, und danach noch ${retention.leftPartnerDays} Tage, falls eine frühere Bestellung erst dann
bezahlt wird oder eine Überweisung zurückkommt; Belege ${retention.bookYears} Jahre vom Ende des Jahres an
`
