import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The legal pages by their addresses, which are also their keys in the messages. */
export type LegalPageName = 'impressum' | 'datenschutz' | 'agb' | 'widerruf' | 'barrierefreiheit'

/** Title and description of a legal page. */
export async function pageMetadata(page: LegalPageName): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t(`${page}.title`), description: t(`${page}.description`) }
}
