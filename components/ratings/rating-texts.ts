import { getTranslations } from 'next-intl/server'

const starNumbers = [1, 2, 3, 4, 5] as const

/** `1 von 5 Sternen` and so on, by the number of stars less one. */
async function starTexts(): Promise<string[]> {
  const t = await getTranslations('ratings')
  return starNumbers.map((stars) => t('ofFive', { stars }))
}

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
