import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ShapedName } from '@/components/audio/shaped-name'
import { comparedPresets } from '@/components/catalog/compare/compared-presets'
import { PresetComparison } from '@/components/catalog/compare/preset-comparison'
import { brandCurve } from '@/lib/audio/letter-lifts'
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
    <div className="grid gap-6 pt-8 pb-12 sm:pt-10">
      <h1 aria-label={t('title')} className="page-width text-3xl leading-none">
        <ShapedName name={t('title')} filters={brandCurve} isNamedAround />
      </h1>
      <noscript>
        <p className="page-width">{t('needsScript')}</p>
      </noscript>
      <PresetComparison
        presets={await comparedPresets(presets())}
        texts={{
          lead: t('lead'),
          one: t('one'),
          other: t('other'),
          submit: t('submit'),
          table: t('table'),
          frequency: t('frequency'),
        }}
      />
    </div>
  )
}
