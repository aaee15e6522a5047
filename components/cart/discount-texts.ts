import { getTranslations } from 'next-intl/server'

/** The browser fills in the words in braces. */
export async function discountTexts() {
  const t = await getTranslations('cart.code')
  const tErrors = await getTranslations('errors')
  return {
    label: t('label'),
    apply: t('apply'),
    asking: t('asking'),
    remove: t('remove'),
    removeNamed: String(t.raw('removeNamed')),
    gives: String(t.raw('gives')),
    givesSome: String(t.raw('givesSome')),
    givesNothing: String(t.raw('givesNothing')),
    linked: String(t.raw('linked')),
    line: String(t.raw('line')),
    missing: t('missing'),
    unknown: tErrors('code_unknown'),
    noAnswer: t('noAnswer'),
  }
}

export type DiscountTexts = Awaited<ReturnType<typeof discountTexts>>
