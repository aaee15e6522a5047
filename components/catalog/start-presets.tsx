import { getTranslations } from 'next-intl/server'
import { playTexts } from '@/components/audio/sample-texts'
import { ButtonLink } from '@/components/ui/button'
import type { Preset } from '@/lib/catalog/schema'
import { PresetCard } from './preset-card'
import { presetGridStyle } from './preset-grid'
import { priceNote } from './price-note'

/** The first presets of the catalogue, and the way to all of them. */
export async function StartPresets({ presets, shown }: { presets: readonly Preset[]; shown: number }) {
  const t = await getTranslations('start')
  const catalog = await getTranslations('catalog')
  const texts = await playTexts()
  return (
    <section aria-labelledby="auswahl" className="grid gap-8 pb-16">
      <div className="page-width grid gap-3">
        <h2 id="auswahl" className="text-2xl">
          {t('presetsTitle')}
        </h2>
        <p className="text-width text-muted">{t('presetsText')}</p>
      </div>
      <ul className={presetGridStyle}>
        {presets.slice(0, shown).map((preset) => (
          <li key={preset.id}>
            <PresetCard preset={preset} heading="h3" texts={texts} />
          </li>
        ))}
      </ul>
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink tone="secondary" href="/presets">
          {t('allPresets', { count: presets.length })}
        </ButtonLink>
        <p className="text-sm text-muted">{catalog('allPrices', { note: await priceNote() })}</p>
      </div>
    </section>
  )
}
