import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The legal pages by their keys in the messages, which are also their addresses, but for the terms of the partner programme. */
export type LegalPageName =
  'impressum' | 'datenschutz' | 'agb' | 'widerruf' | 'barrierefreiheit' | 'partnerbedingungen'

/** Title and description of a legal page. */
export async function pageMetadata(page: LegalPageName): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t(`${page}.title`), description: t(`${page}.description`) }
}
