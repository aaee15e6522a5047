import { ShopLink } from '@/components/ui/shop-link'
import { owner } from '@/lib/legal/current-owner'
import { isSoleTrader } from '@/lib/legal/owner-names'
import type { Owner } from '@/lib/legal/schema'
import { LegalHeading } from './legal-contents'
import { LegalPage } from './legal-page'
import { OwnerAddress, OwnerContact } from './owner-address'

/** § 5 (1) no. 6 DDG asks for those that there are. */
function TaxIds({ owner: { vatId, businessId } }: { owner: Owner }) {
  if (!vatId && !businessId) return null
  return (
    <>
      <LegalHeading>Steuer</LegalHeading>
      {vatId && <p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}</p>}
      {businessId && <p>Wirtschafts-Identifikationsnummer nach § 139c AO: {businessId}</p>}
    </>
  )
}

/** § 5 DDG, with the statement of § 36 VSBG. */
export function Impressum() {
  const { legalForm, representative, register } = owner()
  return (
    <LegalPage page="impressum" version="2026-11-26">
      <LegalHeading>Angaben nach § 5 DDG</LegalHeading>
      <OwnerAddress owner={owner()} />
      <p>
        Rechtsform: {legalForm}
        {!isSoleTrader(owner()) && (
          <>
            <br />
            Vertreten durch: {representative}
          </>
        )}
      </p>

      <LegalHeading>Kontakt</LegalHeading>
      <OwnerContact owner={owner()} />

      {register && (
        <>
          <LegalHeading>Register</LegalHeading>
          <p>
            {register.court}, {register.number}
          </p>
        </>
      )}

      <TaxIds owner={owner()} />

      <LegalHeading>Kontaktstelle nach dem Digital Services Act</LegalHeading>
      <p>
        Zentrale Kontaktstelle für Behörden (Art. 11 DSA) und für Nutzerinnen und Nutzer (Art. 12 DSA):{' '}
        <a href={`mailto:${owner().email}`}>{owner().email}</a>. Sie erreichen dort einen Menschen, auf
        Deutsch oder Englisch.
      </p>
      <p>
        Was Sie in einer Bewertung oder auf der Seite eines Partners für rechtswidrig halten, können Sie unter{' '}
        <ShopLink href="/bewertung-melden">„Inhalt melden“</ShopLink> melden, auch ohne Konto.
      </p>

      <LegalHeading>Streitbeilegung</LegalHeading>
      <p>
        Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).
      </p>

      <LegalHeading>Namen und Marken</LegalHeading>
      <p>
        Die Namen von Spielen, Programmen und Kopfhörern auf diesen Seiten gehören ihren Inhabern. Wir nennen
        sie nur, um zu sagen, wofür ein Preset gedacht ist. Mit den Herstellern sind wir nicht verbunden.
      </p>
    </LegalPage>
  )
}
