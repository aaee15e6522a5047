import { getMessages, getTranslations } from 'next-intl/server'
import { moneyBackText, nothingToBuyTexts, orderSteps } from '@/components/cart/cart-props'
import { discountTexts } from '@/components/cart/discount-texts'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import { shownTerms } from '@/lib/legal/current-terms'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { countryName } from '@/lib/core/text/country-line'
import { HOME } from '@/lib/legal/taxation/home'
import { memberStates } from '@/lib/legal/taxation/standard-rates'

export async function checkoutTexts() {
  const t = await getTranslations('checkout')
  const { checkout, fields, catalog } = await getMessages()
  const tCart = await getTranslations('cart')
  const tErrors = await getTranslations('errors')
  const tLegal = await getTranslations('legal')
  const tCatalog = await getTranslations('catalog')
  return {
    ...(await nothingToBuyTexts()),
    ...(await orderSteps()),
    loading: t('loading'),
    buyerTitle: t('buyerTitle'),
    asGuest: t('asGuest'),
    asCustomer: t('asCustomer'),
    email: t('email'),
    emailHint: t('emailHint'),
    didYouMean: t('didYouMean'),
    name: t('name'),
    nameHint: t('nameHint'),
    ...(await countryTexts()),
    paymentTitle: t('paymentTitle'),
    methods: checkout.methods,
    billing: checkout.billing,
    code: await discountTexts(),
    shownTerms: shownTerms(),
    consentTitle: t('consentTitle'),
    termsApply: t('termsApply'),
    immediateDelivery: consent.immediateDelivery,
    withdrawalLoss: consent.withdrawalLoss,
    askForRating: ratingQuestion.text,
    withdrawal: t('withdrawal'),
    terms: t('terms'),
    privacy: t('privacy'),
    orderTitle: t('orderTitle'),
    change: t('change'),
    bundle: String(tCart.raw('bundle')),
    total: t('total'),
    priceNote: tLegal(vatNote(owner().vat)),
    submit: t('submit'),
    submitting: t('submitting'),
    placed: t('placed'),
    noAnswer: t('noAnswer'),
    check: tErrors('invalid_input'),
    refusals: {
      noEmail: fields.email_required,
      email: fields.email,
      country: fields.country_not_sold,
      immediateDelivery: fields.consent_immediate_delivery,
      withdrawalLoss: fields.consent_withdrawal_loss,
    },
    unavailable: t('unavailable'),
    toCart: tCart('goToCart'),
    runsOn: tCatalog('runsOn'),
    platforms: catalog.platforms,
    moneyBack: await moneyBackText(),
  }
}

export type CheckoutTexts = Awaited<ReturnType<typeof checkoutTexts>>

/** Germany first, then the other member states by name; and those not sold to. */
async function countryTexts() {
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
