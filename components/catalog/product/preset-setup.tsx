import { getTranslations } from 'next-intl/server'
import { HonestWords } from '@/components/headsets/honest-words'
import type { Preset } from '@/lib/catalog/schema'

/** The headset and spatial layer that a preset is meant for. */
export async function PresetSetup({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const facts = [
    [t('headset'), preset.headset],
    [t('spatialLabel'), t('spatialText', { spatial: t(`spatial.${preset.spatial}`) })],
  ]
  return (
    <section aria-labelledby="passt" className="grid content-start gap-3">
      <h2 id="passt" className="text-xl">
        {t('setupTitle')}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[6rem_1fr] gap-x-3 py-2">
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <HonestWords />
    </section>
  )
}
