import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpPage } from '@/components/shell/help-page'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return {
    title: t('help'),
    description: t('helpPage.description'),
    alternates: { canonical: publicOrigin() && '/hilfe' },
  }
}

export default HelpPage
