import { headingsOf } from '@/lib/legal/legal-text'
import { owner } from '@/lib/legal/owner'
import { agb } from '@/lib/legal/texts/agb'
import { LegalPage } from './legal-page'
import { LegalSections } from './legal-sections'

/** The terms of sale. */
export function Agb() {
  const text = agb(owner)
  return (
    <LegalPage page="agb" version={text.version} contents={headingsOf(text)}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}
