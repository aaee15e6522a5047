import { getTranslations } from 'next-intl/server'

/** The title of a tab, with the shop's name, for what is shown in the place of a page; see `usePageTitle`. */
export async function pageTitle(title: string): Promise<string> {
  const t = await getTranslations('meta')
  return t('titleTemplate').replace('%s', title)
}
