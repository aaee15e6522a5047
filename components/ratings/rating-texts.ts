import { getTranslations } from 'next-intl/server'

const starNumbers = [1, 2, 3, 4, 5] as const

/** `1 von 5 Sternen` and so on, by the number of stars less one. */
async function starTexts(): Promise<string[]> {
  const t = await getTranslations('ratings')
  return starNumbers.map((stars) => t('ofFive', { stars }))
}

/** For the ratings on a product page. */
export async function ratingListTexts() {
  const t = await getTranslations('ratings')
  return {
    label: t('listLabel'),
    stars: await starTexts(),
    anonymous: t('anonymous'),
    verified: t('verified'),
    changed: t('changed'),
    report: t('reports.report'),
    reportNamed: String(t.raw('reports.reportNamed')),
    none: t('none'),
    loading: t('loading'),
    more: t('more'),
    again: t('again'),
  }
}
export type RatingListTexts = Awaited<ReturnType<typeof ratingListTexts>>

/** For the buyer's ratings on the order's page. */
export async function ownRatingTexts(name: string) {
  const t = await getTranslations('ratings.own')
  const shared = await getTranslations('ratings')
  return {
    stars: await starTexts(),
    anonymous: shared('anonymous'),
    rate: t('rate'),
    rateNamed: t('rateNamed', { name }),
    change: t('change'),
    changeNamed: t('changeNamed', { name }),
    remove: t('remove'),
    removeNamed: t('removeNamed', { name }),
    removeTitle: t('removeTitle'),
    removeText: t('removeText', { name }),
    keep: t('keep'),
    removed: t('removed'),
    hidden: t('hidden'),
    hiddenReason: t('hiddenReason'),
    closed: t('closed'),
    starWords: starNumbers.map((stars) => t(`words.${stars}`)),
    text: t('text'),
    textHint: t('textHint'),
    name: t('name'),
    nameHint: t('nameHint'),
    submit: t('submit'),
    busy: t('busy'),
    cancel: t('cancel'),
    saved: t('saved'),
  }
}
export type OwnRatingTexts = Awaited<ReturnType<typeof ownRatingTexts>>
