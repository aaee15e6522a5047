import { LegalPage, pageMetadata } from '@/components/legal/legal-page'
import { LegalSections } from '@/components/legal/legal-sections'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { partnerTerms } from '@/lib/legal/texts/partner-terms'

/** Hold and threshold are settings of the running shop. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => pageMetadata('partnerbedingungen')

/** The terms of the partner programme. */
export default function PartnerTermsPage() {
  const { version, sections } = partnerTerms(owner(), env())
  const headings = sections.map(({ heading }) => heading)
  return (
    <LegalPage page="partnerbedingungen" version={version} contents={headings}>
      <LegalSections sections={sections} />
    </LegalPage>
  )
}
