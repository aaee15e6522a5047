import { owner } from '@/lib/legal/owner'
import { widerruf } from '@/lib/legal/texts/widerruf'
import { LegalPage } from './legal-page'
import { LegalSections } from './legal-sections'

/** The instruction on withdrawal, with the model form. */
export function Widerruf() {
  const text = widerruf(owner)
  return (
    <LegalPage page="widerruf" version={text.version}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}
