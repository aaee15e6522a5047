import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkPage } from '@/components/account/link/link-page'
import { PageTexts } from '@/components/ui/texts/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.link')
  return { title: t('address.title'), robots: { index: false } }
}

export default function NewAddressPage() {
  return (
    <PageTexts page="/anmelden/neue-adresse">
      <LinkPage kind="address" />
    </PageTexts>
  )
}
