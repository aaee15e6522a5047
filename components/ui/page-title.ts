import { getTranslations } from 'next-intl/server'

/** The browser tab's name for a page with this title. */
export async function pageTitle(title: string): Promise<string> {
  const meta = await getTranslations('meta')
  return meta('titleTemplate').replace('%s', () => title)
}
