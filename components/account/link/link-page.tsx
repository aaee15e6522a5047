import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { StaysOpen } from '@/components/ui/stays-open'
import { LinkForm, type LinkKind } from './link-form'

export async function LinkPage({ kind }: { kind: LinkKind }) {
  const t = await getTranslations('account.link')
  return (
    <>
      <StaysOpen />
      <PageHead title={t(`${kind}.title`)} curve={<HouseCurve />}>
        <p>{t(`${kind}.text`)}</p>
      </PageHead>
      <div className="page-width grid gap-6 py-8 sm:py-12 lg:grid-cols-[28rem]">
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <LinkForm kind={kind} />
      </div>
    </>
  )
}
