import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkPage } from '@/components/account/link/link-page'
import { PageTexts } from '@/components/ui/texts/page-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.link')
  return { title: t('confirm.title'), robots: { index: false } }
}

export default function ConfirmAddressPage() {
  return (
    <PageTexts page="/anmelden/bestaetigen">
      <LinkPage kind="confirm" />
    </PageTexts>
  )
}
