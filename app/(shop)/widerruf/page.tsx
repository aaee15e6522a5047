import { LegalPage, pageMetadata } from '@/components/legal/legal-page'
import { LegalSections } from '@/components/legal/legal-sections'
import { owner } from '@/lib/legal/current-owner'
import { widerruf } from '@/lib/legal/texts/widerruf'

export const generateMetadata = () => pageMetadata('widerruf')

export default function WiderrufPage() {
  const { version, sections } = widerruf(owner())
  return (
    <LegalPage page="widerruf" version={version}>
      <LegalSections sections={sections} />
    </LegalPage>
  )
}
