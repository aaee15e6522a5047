import { getTranslations } from 'next-intl/server'
import { countryName } from '@/lib/core/text/country-line'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import { shownTerms } from '@/lib/legal/current-terms'
import { HOME } from '@/lib/legal/taxation/home'
import { memberStates } from '@/lib/legal/taxation/standard-rates'

/** What the buyer declares, in the words that the order keeps. */
export interface Declarations {
  shownTerms: string
  immediateDelivery: string
  withdrawalLoss: string
  askForRating: string
}

export function declarations(): Declarations {
  const { immediateDelivery, withdrawalLoss } = consent
  return { shownTerms: shownTerms(), immediateDelivery, withdrawalLoss, askForRating: ratingQuestion.text }
}

export interface Countries {
  /** Germany first, then the other member states by name. */
  countries: { code: string; name: string }[]
  unsoldCountries: { code: string; name: string }[]
}

export async function countries(): Promise<Countries> {
  const t = await getTranslations('checkout')
  const named = (code: string) => ({ code, name: countryName(code) })
  const others = memberStates.filter((code) => code !== HOME).map(named)
  others.sort((one, other) => one.name.localeCompare(other.name, 'de'))
  return {
    countries: [named(HOME), ...others],
    unsoldCountries: [named('CH'), { code: 'ZZ', name: t('otherCountry') }],
  }
}
