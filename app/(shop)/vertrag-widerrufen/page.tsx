import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { StaysOpen } from '@/components/ui/stays-open'
import { WithdrawalFlow } from '@/components/withdrawals/withdrawal-flow'
import { withdrawalTexts } from '@/components/withdrawals/withdrawal-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawals')
  return { title: t('title'), description: t('description') }
}

export default async function WithdrawalPage() {
  const t = await getTranslations('withdrawals')
  return (
    <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14 print:min-h-0 print:py-0">
      <StaysOpen />
      <div className="text-width grid gap-4">
        <h1 className="text-2xl hyphens-auto">{t('title')}</h1>
        <p className="print:hidden">{t('lead')}</p>
        <p className="text-sm text-muted print:hidden">
          {t.rich('instruction', {
            link: (text) => (
              <ShopLink href="/widerruf" className="text-accent text-link">
                {text}
              </ShopLink>
            ),
          })}
        </p>
      </div>
      <WithdrawalFlow texts={await withdrawalTexts()} />
    </div>
  )
}
