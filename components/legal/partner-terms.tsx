import { owner } from '@/lib/legal/owner'
import { partnerTerms, type Periods } from '@/lib/legal/texts/partner-terms'
import { LegalPage } from './legal-page'
import { LegalSections } from './legal-sections'

export function PartnerTerms({ PARTNER_HOLD_DAYS, PARTNER_THRESHOLD }: Periods) {
  const text = partnerTerms(owner, { PARTNER_HOLD_DAYS, PARTNER_THRESHOLD })
  const headings = text.sections.map(({ heading }) => heading)
  return (
    <LegalPage page="partnerbedingungen" version={text.version} contents={headings}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}
