import { getTranslations } from 'next-intl/server'
import { BandTable } from '@/components/audio/band-table'
import { FrequencyCurve } from '@/components/audio/frequency-curve'
import type { Preset } from '@/lib/catalog/schema'
import { AdaptLink } from './adapt-link'

export async function PresetCurve({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="kurve" className="min-w-0 border-y border-line">
      <h2 id="kurve" className="sr-only">
        {t('curveTitle')}
      </h2>
      <div className="py-4">
        <FrequencyCurve preset={preset} trackId={preset.id} />
      </div>
      <details className="border-t border-line">
        <summary className="disclosure min-h-12 py-2.5 text-sm">{t('bandsSummary')}</summary>
        <div className="overflow-x-auto pb-4" tabIndex={0} role="region" aria-label={t('bandsSummary')}>
          <BandTable preset={preset} trackId={preset.id} />
        </div>
      </details>
      <AdaptLink presetId={preset.id} text={t('adapt')} />
    </section>
  )
}
