import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { sampleTexts } from '@/components/audio/playing/sample-texts'
import { comparedPresets } from '@/components/catalog/compare/compared-presets'
import { PresetComparison } from '@/components/catalog/compare/preset-comparison'
import { presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.comparison')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/vergleich' },
  }
}

export default async function ComparisonPage() {
  const t = await getTranslations('catalog.comparison')
  return (
    <div className="grid gap-6 pb-12">
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead')}</p>
      </PageHead>
      <noscript>
        <p className="page-width">{t('needsScript')}</p>
      </noscript>
      <PresetComparison
        presets={await comparedPresets(presets())}
        texts={{
          one: t('one'),
          other: t('other'),
          submit: t('submit'),
          table: t('table'),
          frequency: t('frequency'),
          sound: { ...(await sampleTexts()), title: t('sound'), which: t('which'), keys: t('keys') },
        }}
      />
    </div>
  )
}
