import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import type { Preset } from '@/lib/catalog/schema'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { PresetCard } from '../browse/preset-card'
import { CoverGrid } from '../cover/cover-grid'
import type { OfferedBundle } from '@/lib/catalog/bundles/offered-bundles'
import { formatCents } from '@/lib/core/money'

interface StartPresetsProps {
  presets: readonly Preset[]
  count: number
}

export async function StartPresets({ presets, count }: StartPresetsProps) {
  const t = await getTranslations('start')
  const catalog = await getTranslations('catalog')
  return (
    <section aria-labelledby="auswahl" className="grid gap-6 py-10 lg:py-14">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="auswahl" className="text-xl">
          {t('presetsTitle')}
        </h2>
        <p className="text-sm text-muted">{t('presetsText')}</p>
      </div>
      <CoverGrid
        covers={presets.map((preset, index) => [
          preset.id,
          <PresetCard
            key={preset.id}
            preset={preset}
            heading="h3"
            isShort
            beside={presets[index === 0 ? 1 : index - 1]}
          />,
        ])}
      />
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink tone="secondary" href="/presets">
          {t('allPresets', { count })}
        </ButtonLink>
        <p className="text-sm text-muted">{catalog(`allPrices.${vatNote(owner().vat)}`)}</p>
      </div>
    </section>
  )
}

export async function StartBundle({ bundle }: { bundle: OfferedBundle | undefined }) {
  if (!bundle) return null
  const t = await getTranslations('start')
  const { name, price, singles } = bundle
  return (
    <p className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 pb-16 lg:pb-24">
      <span className="text-lg">
        {t.rich('bundle', {
          name,
          price: formatCents(price),
          saving: formatCents(singles - price),
          strong: (text) => <strong className="number">{text}</strong>,
        })}
      </span>
      <ButtonLink tone="secondary" href="/presets#pakete">
        {t('toBundles')}
      </ButtonLink>
    </p>
  )
}
