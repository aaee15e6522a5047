import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** Keys of the legal pages in the messages, which are also their addresses, except for the partner terms. */
export type LegalPageName =
  'impressum' | 'datenschutz' | 'agb' | 'widerruf' | 'barrierefreiheit' | 'partnerbedingungen'

export async function pageMetadata(page: LegalPageName): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t(`${page}.title`), description: t(`${page}.description`) }
}
