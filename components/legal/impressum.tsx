import { owner } from '@/lib/legal/owner'
import { LegalPage } from './legal-page'
import { OwnerAddress } from './owner-address'
import { OwnerContact } from './owner-contact'

/** Who runs the shop: § 5 DDG, and the statement of § 36 VSBG. */
export function Impressum() {
  return (
    <LegalPage page="impressum" version="2026-11-21">
      <h2>Angaben nach § 5 DDG</h2>
      <OwnerAddress owner={owner} />
      <p>
        Rechtsform: {owner.legalForm}
        <br />
        Vertreten durch: {owner.representative}
      </p>

      <h2>Kontakt</h2>
      <OwnerContact owner={owner} />

      {owner.register && (
        <>
          <h2>Register</h2>
          <p>
            {owner.register.court}, {owner.register.number}
          </p>
        </>
      )}

      {owner.vatId && (
        <>
          <h2>Umsatzsteuer</h2>
          <p>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {owner.vatId}</p>
        </>
      )}

      <h2>Streitbeilegung</h2>
      <p>
        Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).
      </p>

      <h2>Namen und Marken</h2>
      <p>
        Die Namen von Spielen, Programmen und Kopfhörern auf diesen Seiten gehören ihren Inhabern. Wir nennen
        sie nur, um zu sagen, wofür ein Preset gedacht ist. Mit den Herstellern sind wir nicht verbunden.
      </p>
    </LegalPage>
  )
}
