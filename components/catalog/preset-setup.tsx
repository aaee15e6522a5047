import { getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'

/** For which headset and spatial layer a preset is meant. */
export async function PresetSetup({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const facts = [
    [t('headset'), preset.headset],
    [t('spatialLabel'), t(`spatial.${preset.spatial}`)],
  ]
  return (
    <section aria-labelledby="gedacht" className="grid content-start gap-3">
      <h2 id="gedacht" className="text-xl">
        {t('setupTitle')}
      </h2>
      <dl className="grid gap-3 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
