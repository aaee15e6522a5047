import { owner } from '@/lib/legal/owner'
import { agb } from '@/lib/legal/texts/agb'
import { LegalPage } from './legal-page'
import { LegalSections } from './legal-sections'

export function Agb() {
  const text = agb(owner)
  return (
    <LegalPage page="agb" version={text.version} contents={text.sections.map(({ heading }) => heading)}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}
