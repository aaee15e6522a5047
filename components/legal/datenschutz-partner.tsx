import { LegalHeading } from './legal-heading'

/** Privacy: what happens when a visitor comes by a partner's link. */
export function DatenschutzPartner() {
  return (
    <>
      <LegalHeading>Partner-Links</LegalHeading>
      <p>
        Partner empfehlen den Shop mit einem Link, in dem ihr Code steht, und erhalten für Verkäufe eine
        Provision. Nur wenn Sie einen solchen Link öffnen, geschieht Folgendes:
      </p>
      <dl>
        <dt>In Ihrem Browser</dt>
        <dd>
          Das Cookie <code>affiliate</code> enthält den Code des Partners. Es gilt 24 Stunden, ist für Skripte
          nicht lesbar (HttpOnly) und wird nicht an fremde Seiten gesendet (SameSite=Lax). Im Sitzungsspeicher
          (<code>sessionStorage</code>, Eintrag <code>affiliateTracking</code>) stehen der Code, eine
          zufällige Kennung des Besuchs und der Zeitpunkt, bis Sie den Tab schließen; schließen Sie den
          Hinweis auf den Link, steht das dort unter <code>affiliateBannerClosed</code>.
        </dd>
        <dt>Auf dem Server</dt>
        <dd>
          Zu jedem gezählten Besuch speichern wir die Kennung, den Partner, den Zeitpunkt, die aufgerufene und
          die vorherige Adresse (Referrer), die Angabe Ihres Browsers zu sich selbst (User-Agent) und Ihre
          gekürzte IP-Adresse: Bei IPv4 ersetzen wir den letzten Block durch 0, bei IPv6 die letzten 80 Bit.
          Damit derselbe Besuch an einem Tag nicht doppelt zählt, bilden wir außerdem aus der IP-Adresse einen
          Prüfwert mit einem Schlüssel, der täglich wechselt; am nächsten Tag ergibt dieselbe Adresse einen
          anderen Wert.
        </dd>
        <dt>Wenn Sie kaufen</dt>
        <dd>
          Sobald die Bestellung bezahlt ist, speichern wir für die Abrechnung Partner, Bestellung, Produkt,
          Preis, Provision, Zeitpunkt und Ihre E-Mail-Adresse. Die E-Mail-Adresse brauchen wir, um Eigenkäufe
          von Partnern zu erkennen; an Partner geben wir sie nicht weiter.
        </dd>
      </dl>
      <p>
        Erfährt der Server Ihre öffentliche Adresse nicht, kann der Shop so eingestellt sein, dass Ihr Browser
        sie bei einem Auskunftsdienst erfragt und uns mitteilt; auch sie kürzen wir. Welcher Dienst das ist,
        steht dann für 60 Sekunden im Cookie <code>ip_lookup</code>. Ohne diese Einstellung vermerken wir die
        Adresse als unbekannt.
      </p>
      <p>
        Rechtsgrundlage ist unser berechtigtes Interesse, Partner richtig und ohne Missbrauch abzurechnen
        (Art. 6 Abs. 1 Buchst. f DSGVO). Das Cookie und den Eintrag im Sitzungsspeicher halten wir für
        erforderlich, um die Empfehlung, der Sie mit dem Link gefolgt sind, dem Partner zuzurechnen (§ 25 Abs.
        2 Nr. 2 TDDDG). Sie können dem jederzeit widersprechen: Löschen Sie das Cookie und schließen Sie den
        Tab, oder schreiben Sie uns. Der Shop funktioniert ohne beides genauso.
      </p>
    </>
  )
}
