import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { LegalPageName } from './legal-pages'

export async function pageMetadata(page: LegalPageName): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t(`${page}.title`), description: t(`${page}.description`) }
}
