import { owner } from '@/lib/legal/current-owner'
import { LegalHeading } from './legal-contents'
import { LegalPage } from './legal-page'
import { OwnerAddress, OwnerContact } from './owner-address'

/** Required by § 5 DDG, with the statement of § 36 VSBG. */
export function Impressum() {
  const { legalForm, representative, register, vatId } = owner()
  return (
    <LegalPage page="impressum" version="2026-11-21">
      <LegalHeading>Angaben nach § 5 DDG</LegalHeading>
      <OwnerAddress owner={owner()} />
      <p>
        Rechtsform: {legalForm}
        <br />
        Vertreten durch: {representative}
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

      {vatId && (
        <>
          <LegalHeading>Umsatzsteuer</LegalHeading>
          <p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}</p>
        </>
      )}

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
