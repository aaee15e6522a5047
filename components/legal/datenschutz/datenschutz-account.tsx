import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

const NOBODY =
  'niemand für die Anmeldung selbst; sonst, wer unter „E-Mails“ und „Wo die Daten liegen“ genannt ist'
export function DatenschutzAccount() {
  return (
    <>
      <LegalHeading>Kundenkonto</LegalHeading>
      <p>
        Ein Konto ist freiwillig; bestellen können Sie auch ohne. Legen Sie eines an, speichern wir Ihre
        E-Mail-Adresse, ob sie bestätigt ist, Ihr Passwort als Prüfwert, den Namen, wenn Sie einen angeben,
        und das Bild, das Sie wählen. Ihre Bestellungen ordnen wir dem Konto zu, auch frühere, bezahlte unter
        derselben, bestätigten Adresse.
      </p>
      <p>
        Nach der Anmeldung hält das Cookie <code>session</code> Sie bis zu fünf Tage angemeldet. Es ist für
        Skripte nicht lesbar (HttpOnly) und für die Anmeldung unbedingt erforderlich (§ 25 Abs. 2 Nr. 2
        TDDDG).
      </p>
      <p>
        Legen Sie einen Passkey an, speichern wir seinen öffentlichen Schlüssel, seine Kennung, seinen Namen
        und wann er angelegt und zuletzt benutzt wurde. Der geheime Schlüssel bleibt bei Ihnen; wie Ihr Gerät
        Sie erkennt, erfahren wir nicht. Damit nur der Browser antwortet, den wir fragen, bekommt er auf der
        Seite zur Anmeldung und beim Anlegen für fünf Minuten das Cookie <code>passkey</code>, eine
        Zufallszahl. Auch es ist für die Anmeldung unbedingt erforderlich.
      </p>
      <p>
        Was Sie im Studio zeichnen, steht nur im Sitzungsspeicher Ihres Browsers (<code>sessionStorage</code>,
        Eintrag <code>studioWork</code>), bis Sie den Tab schließen; das ist für das Studio unbedingt
        erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG). Bewahren Sie ein eigenes Preset im Konto auf, speichern wir
        seinen Namen, seine Filter, die Korrektur mit dem Namen Ihres Headsets und wann Sie es geändert haben.
        Ein Link zum Weitergeben enthält die Kurve selbst; dafür speichern wir nichts.
      </p>
      <p>
        Unter „Konto“ können Sie alle Daten zu Ihrem Konto herunterladen und das Konto löschen. Anmeldung,
        Profil, Bild, eigene Presets, Stimmen und Bewertungen sind dann weg; Ihre Bestellungen bewahren wir
        ohne das Konto auf, solange es das Steuerrecht verlangt.
      </p>
      <LegalFacts
        purpose="Anmeldung, Überblick über Ihre Bestellungen und Presets, eigene Presets auf allen Geräten"
        basis="die Nutzung des Kontos, die Sie mit uns vereinbaren (Art. 6 Abs. 1 Buchst. b DSGVO)"
        recipients={NOBODY}
        period="bis Sie das Konto löschen"
      />
    </>
  )
}
