import { LegalHeading } from './legal-heading'

/** Privacy: what is kept of customers who have an account. */
export function DatenschutzAccount() {
  return (
    <>
      <LegalHeading>Kundenkonto</LegalHeading>
      <p>
        Ein Konto ist freiwillig; bestellen können Sie auch ohne. Legen Sie eines an, speichern wir Ihre
        E-Mail-Adresse, ob sie bestätigt ist, Ihr Passwort als Prüfwert, den Namen, wenn Sie einen angeben,
        und das Bild, das Sie wählen. Ihre Bestellungen ordnen wir dem Konto zu, auch frühere, bezahlte unter
        derselben, bestätigten Adresse. Rechtsgrundlage ist die Nutzung des Kontos, die Sie mit uns
        vereinbaren (Art. 6 Abs. 1 Buchst. b DSGVO).
      </p>
      <p>
        Die Anmeldung führt Firebase Authentication aus, ein Dienst der Google Cloud EMEA Limited, Irland, in
        unserem Auftrag. Nur wenn Sie das Formular zur Anmeldung benutzen oder Ihr Passwort ändern, spricht
        Ihr Browser dafür mit Servern von Google; dabei können Daten in die USA gelangen (Grundlagen wie unten
        bei Firebase). Danach hält das Cookie <code>session</code> Sie bis zu fünf Tage angemeldet. Es ist für
        Skripte nicht lesbar (HttpOnly) und für die Anmeldung unbedingt erforderlich (§ 25 Abs. 2 Nr. 2
        TDDDG).
      </p>
      <p>
        Unter „Konto“ können Sie alle Daten zu Ihrem Konto herunterladen und das Konto löschen. Anmeldung,
        Profil und Bild sind dann weg; Ihre Bestellungen bewahren wir ohne das Konto auf, solange es das
        Steuerrecht verlangt.
      </p>
    </>
  )
}
