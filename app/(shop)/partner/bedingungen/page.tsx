import { PartnerTerms } from '@/components/legal/contract-texts'
import { env } from '@/lib/core/env'
import { pageMetadata } from '@/components/legal/legal-page'

/** Hold and threshold are settings of the running shop. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => pageMetadata('partnerbedingungen')

export default function PartnerTermsPage() {
  return <PartnerTerms {...env()} />
}
