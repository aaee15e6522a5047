import { getTranslations } from 'next-intl/server'
import { countryName } from '@/lib/core/text/country-line'
import { HOME } from '@/lib/legal/taxation/home'
import { memberStates } from '@/lib/legal/taxation/standard-rates'

/** The countries to choose from: Germany first, then the other member states by name; and those not sold to. */
export async function countryTexts() {
  const t = await getTranslations('checkout')
  const named = (code: string) => ({ code, name: countryName(code) })
  const others = memberStates.filter((code) => code !== HOME).map(named)
  others.sort((one, other) => one.name.localeCompare(other.name, 'de'))
  return {
    country: t('country'),
    countryHint: t('countryHint'),
    countries: [named(HOME), ...others],
    unsoldCountries: [named('CH'), { code: 'ZZ', name: t('otherCountry') }],
  }
}
