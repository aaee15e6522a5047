import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import type { Preset } from '@/lib/catalog/schema'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { cardTexts } from '../browse/catalog-texts'
import { PresetCard } from '../browse/preset-card'
import { SleeveGrid } from '../sleeve/sleeve-grid'

/** The first presets of the catalogue, with a link to all of them. */
export async function StartPresets({ presets, shown }: { presets: readonly Preset[]; shown: number }) {
  const t = await getTranslations('start')
  const catalog = await getTranslations('catalog')
  const texts = await cardTexts()
  return (
    <section aria-labelledby="auswahl" className="grid gap-6 pb-16 lg:pb-24">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="auswahl" className="text-xl">
          {t('presetsTitle')}
        </h2>
        <p className="text-sm text-muted">{t('presetsText')}</p>
      </div>
      <SleeveGrid
        sleeves={presets
          .slice(0, shown)
          .map((preset, index) => [
            preset.id,
            <PresetCard
              key={preset.id}
              preset={preset}
              heading="h3"
              texts={texts}
              beside={presets[index === 0 ? 1 : index - 1]}
            />,
          ])}
      />
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink tone="secondary" href="/presets">
          {t('allPresets', { count: presets.length })}
        </ButtonLink>
        <p className="text-sm text-muted">{catalog(`allPrices.${vatNote(owner().vat)}`)}</p>
      </div>
    </section>
  )
}
