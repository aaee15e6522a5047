import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnerContact } from '@/components/legal/owner-address'
import { ReportForm } from '@/components/ratings/report/report-form'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { owner } from '@/lib/legal/current-owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ratings.reports')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Art. 16 DSA. */
export default async function ReportPage() {
  const t = await getTranslations('ratings.reports')
  return (
    <PageTexts page="/bewertung-melden">
      <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14">
        <div className="text-width grid gap-4">
          <h1 className="text-2xl hyphens-auto">{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <noscript>
          <p>{t('needsScript')}</p>
          <OwnerContact owner={owner()} />
        </noscript>
        <ReportForm />
      </div>
    </PageTexts>
  )
}
