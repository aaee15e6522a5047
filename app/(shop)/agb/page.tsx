import { LegalPage, pageMetadata } from '@/components/legal/legal-page'
import { LegalSections } from '@/components/legal/legal-sections'
import { owner } from '@/lib/legal/current-owner'
import { agb } from '@/lib/legal/texts/agb'

export const generateMetadata = () => pageMetadata('agb')

export default function AgbPage() {
  const { version, sections } = agb(owner())
  return (
    <LegalPage page="agb" version={version} contents={sections.map(({ heading }) => heading)}>
      <LegalSections sections={sections} />
    </LegalPage>
  )
}
