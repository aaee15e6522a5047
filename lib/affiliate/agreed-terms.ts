import { isDeepStrictEqual } from 'node:util'
import { currentPartnerTerms, offeredPartnerValues } from '@/lib/legal/current-terms'
import type { KeptText } from '@/lib/legal/terms-schema'
import type { PartnerValues } from '@/lib/legal/texts/partner-terms'
import type { Acceptance, Affiliate, Agreed } from './schema'

/** As agreed, or else as in the settings. */
export function periodsOf({ agreed }: { agreed?: Agreed | undefined }): Agreed {
  return agreed ?? offeredPeriods()
}

export function offeredPeriods(): Agreed {
  const { holdDays, threshold, hours } = offeredPartnerValues()
  return { holdDays, threshold, hours }
}

export function agreedValues(partner: Pick<Affiliate, 'commissionRate' | 'agreed'>): PartnerValues {
  return { rate: partner.commissionRate, ...periodsOf(partner) }
}

export interface TermsOffer {
  terms: KeptText
  values: PartnerValues
}

/** Offered because of a new version, other settings, or a lower rate. Null if nothing would change. */
export function termsOffered(partner: Affiliate): TermsOffer | null {
  const { commissionRate, offeredRate, agreed } = partner
  const periods = offeredPeriods()
  const values = { rate: offeredRate ?? commissionRate, ...periods }
  const terms = currentPartnerTerms(values, 'partner')
  const knowsWords = acceptancesOf(partner).some(({ version }) => version === terms.version)
  const holds = offeredRate === undefined && knowsWords && isDeepStrictEqual(agreed, periods)
  return holds ? null : { terms, values }
}

/** Newest first. */
export function acceptancesOf({ acceptedTerms = {} }: Pick<Affiliate, 'acceptedTerms'>): Acceptance[] {
  return Object.entries(acceptedTerms)
    .map(([hash, acceptance]) => ({ hash, ...acceptance }))
    .sort((one, other) => other.at - one.at)
}
