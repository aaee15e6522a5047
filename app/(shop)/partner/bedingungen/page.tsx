import { PartnerTerms } from '@/components/legal/partner-terms'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/lib/legal/page-metadata'

/** Hold and threshold are settings of the running shop. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => pageMetadata('partnerbedingungen')

export default function PartnerTermsPage() {
  return <PartnerTerms {...env()} />
}
