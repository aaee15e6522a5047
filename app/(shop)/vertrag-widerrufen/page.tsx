import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { StaysOpen } from '@/components/ui/stays-open'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { WithdrawalFlow } from '@/components/withdrawals/withdrawal-flow'
import { owner } from '@/lib/legal/current-owner'
import { nameLines, placeLines } from '@/lib/legal/owner-names'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawals')
  return { title: t('title'), description: t('description') }
}

export default async function WithdrawalPage() {
  const t = await getTranslations('withdrawals')
  return (
    <PageTexts page="/vertrag-widerrufen">
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
        <WithdrawalFlow seller={[...nameLines(owner()), ...placeLines(owner())].join(', ')} />
      </div>
    </PageTexts>
  )
}
