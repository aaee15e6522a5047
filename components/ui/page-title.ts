import { getTranslations } from 'next-intl/server'

/** What a tab is called while it shows a page with this title. */
export async function pageTitle(title: string): Promise<string> {
  const meta = await getTranslations('meta')
  return meta('titleTemplate').replace('%s', () => title)
}
