import { getTranslations } from 'next-intl/server'
import { PARTNER_COUNTRIES } from '@/lib/affiliate/applications/schema'

export async function payoutTexts() {
  const t = await getTranslations('affiliate.application')
  return {
    holder: t('holder'),
    holderHint: t('holderHint'),
    iban: t('iban'),
    street: t('street'),
    zip: t('zip'),
    city: t('city'),
    country: t('country'),
    countries: PARTNER_COUNTRIES.map((country) => ({ country, name: t(`countries.${country}`) })),
    taxState: t('taxState'),
    taxStateHint: t('taxStateHint'),
    choose: t('taxStates.choose'),
    taxStates: {
      private: t('taxStates.private'),
      'small-business': t('taxStates.small-business'),
      vat: t('taxStates.vat'),
    },
    vatId: t('vatId'),
    vatIdHint: t('vatIdHint'),
  }
}

export type PayoutTexts = Awaited<ReturnType<typeof payoutTexts>>
