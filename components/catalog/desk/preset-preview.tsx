import { getTranslations } from 'next-intl/server'
import { BuyBox } from '../product/buy-box'
import { PresetCard } from '../browse/preset-card'
import { PresetSheet } from '../product/preset-sheet'
import type { Preset } from '@/lib/catalog/schema'

export async function PresetPreview({ preset }: { preset: Preset }) {
  const t = await getTranslations('admin.presets.preview')
  return (
    <>
      <p className="page-width text-sm text-muted">{t('text')}</p>
      <section aria-labelledby="preview-card" className="page-width grid gap-4">
        <h2 id="preview-card" className="text-xl">
          {t('card')}
        </h2>
        <div inert className="max-w-md">
          <PresetCard preset={preset} heading="h3" />
        </div>
      </section>
      <section aria-labelledby="preview-page" className="grid gap-4">
        <h2 id="preview-page" className="page-width text-xl">
          {t('page')}
        </h2>
        <PresetSheet preset={preset} heading="h2">
          <div inert>
            <BuyBox preset={preset} />
          </div>
        </PresetSheet>
      </section>
    </>
  )
}
