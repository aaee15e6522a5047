import { getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'
import { PresetCard } from '../browse/preset-card'
import { CoverGrid } from '../cover/cover-grid'

interface RelatedPresetsProps {
  presets: readonly Preset[]
  preset: Preset
}

export async function RelatedPresets({ presets, preset }: RelatedPresetsProps) {
  if (presets.length === 0) return null
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="andere" className="cover-row grid gap-6">
      <h2 id="andere" className="page-width text-xl">
        {t('relatedTitle')}
      </h2>
      <CoverGrid
        covers={presets.map((other) => [
          other.id,
          <PresetCard key={other.id} preset={other} heading="h3" isShort beside={preset} />,
        ])}
      />
    </section>
  )
}
