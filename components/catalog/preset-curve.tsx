import { getTranslations } from 'next-intl/server'
import { BandTable } from '@/components/audio/band-table'
import { FrequencyCurve } from '@/components/audio/frequency-curve'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'
import { comparisonAddress } from './comparison-query'

/** The curve, and behind it every value it is computed from. */
export async function PresetCurve({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="kurve" className="min-w-0 card">
      <h2 id="kurve" className="sr-only">
        {t('curveTitle')}
      </h2>
      <div className="p-3 sm:p-5">
        <FrequencyCurve preset={preset} />
      </div>
      <details className="border-t border-line">
        <summary className="disclosure min-h-12 px-4 py-2.5 text-sm sm:px-5">{t('bandsSummary')}</summary>
        <div
          className="overflow-x-auto px-4 pb-4 sm:px-5"
          tabIndex={0}
          role="region"
          aria-label={t('bandsSummary')}
        >
          <BandTable preset={preset} />
        </div>
      </details>
      <p className="border-t border-line px-4 py-1.5 text-sm sm:px-5">
        <ShopLink
          href={comparisonAddress(preset.id)}
          className="inline-flex min-h-9 items-center font-medium underline decoration-outline underline-offset-4 hover:text-accent"
        >
          {t('comparison.link')}
        </ShopLink>
      </p>
    </section>
  )
}
