import { ShopLink } from '@/components/ui/shop-link'
import { owner } from '@/lib/legal/current-owner'
import { LegalHeading } from '../legal-contents'

/** Art. 7, 15 to 22 and 77 GDPR. */
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
        Mit einem Kundenkonto geht das meiste sofort: Unter <ShopLink href="/konto">„Konto“</ShopLink> laden
        Sie alles herunter, was der Shop zu Ihrem Konto speichert, und können es löschen. Rechnungen und
        bezahlte Bestellungen müssen wir auch dann bis zum Ende ihrer Frist aufbewahren (Art. 17 Abs. 3
        Buchst. b DSGVO). Haben Sie ohne Konto bestellt, genügt eine formlose Nachricht an uns.
      </p>
      <p>
        Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschehen ist, bleibt rechtmäßig
        (Art. 7 Abs. 3 DSGVO).
      </p>
      <p>
        <strong>
          Widerspruch: Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie dem aus Gründen
          widersprechen, die sich aus Ihrer besonderen Situation ergeben; Nachrichten über neue Versionen
          jederzeit und ohne Gründe (Art. 21 DSGVO).
        </strong>
      </p>
      <p>Automatisierte Entscheidungen im Sinne des Art. 22 DSGVO treffen wir nicht.</p>
      <p>
        Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO): bei der
        des Bundeslandes, in dem wir unseren Sitz haben ({owner().zip} {owner().city}), oder bei der, die für
        Ihren Wohnort zuständig ist.
      </p>
    </>
  )
}
