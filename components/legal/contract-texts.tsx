import { owner } from '@/lib/legal/current-owner'
import { agb } from '@/lib/legal/texts/agb'
import { LegalPage } from './legal-page'
import { LegalSections } from './legal-sections'
import { widerruf } from '@/lib/legal/texts/widerruf'
import { partnerTerms, type Periods } from '@/lib/legal/texts/partner-terms'

export function Agb() {
  const text = agb(owner())
  return (
    <LegalPage page="agb" version={text.version} contents={text.sections.map(({ heading }) => heading)}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}

/** The instruction on withdrawal, with the model form. */
export function Widerruf() {
  const text = widerruf(owner())
  return (
    <LegalPage page="widerruf" version={text.version}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}

export function PartnerTerms({ PARTNER_HOLD_DAYS, PARTNER_THRESHOLD, ATTRIBUTION_HOURS }: Periods) {
  const text = partnerTerms(owner(), { PARTNER_HOLD_DAYS, PARTNER_THRESHOLD, ATTRIBUTION_HOURS })
  const headings = text.sections.map(({ heading }) => heading)
  return (
    <LegalPage page="partnerbedingungen" version={text.version} contents={headings}>
      <LegalSections sections={text.sections} />
    </LegalPage>
  )
}
