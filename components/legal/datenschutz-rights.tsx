import { LegalHeading } from './legal-heading'

/** Privacy: the rights of Art. 15 to 22 and 77 GDPR. */
export function DatenschutzRights() {
  return (
    <>
      <LegalHeading>Ihre Rechte</LegalHeading>
      <p>Sie können von uns verlangen:</p>
      <ul>
        <li>Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO)</li>
        <li>Berichtigung falscher Daten (Art. 16 DSGVO)</li>
        <li>Löschung (Art. 17 DSGVO) oder Einschränkung der Verarbeitung (Art. 18 DSGVO)</li>
        <li>Herausgabe in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO)</li>
      </ul>
      <p>
        <strong>
          Widerspruch: Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie dem aus Gründen
          widersprechen, die sich aus Ihrer besonderen Situation ergeben (Art. 21 DSGVO).
        </strong>
      </p>
      <p>
        Eine formlose Nachricht an die oben genannte Adresse genügt. Automatisierte Entscheidungen im Sinne
        des Art. 22 DSGVO treffen wir nicht.
      </p>
      <p>
        Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO), zum
        Beispiel bei der des Bundeslandes, in dem Sie leben oder in dem wir unseren Sitz haben.
      </p>
    </>
  )
}
