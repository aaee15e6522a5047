import { getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'

/** The effect of a preset, its drawbacks, and its requirements. */
export async function PresetDescription({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="beschreibung" className="grid gap-5">
      <h2 id="beschreibung" className="text-2xl">
        <span className="sr-only">{t('descriptionTitle')}: </span>
        {preset.tagline}
      </h2>
      {preset.description !== '' && (
        <p className="text-width text-lg whitespace-pre-line">{preset.description}</p>
      )}
      <p className="text-width text-muted">
        {t('runsOn')} {t('delivery')}
      </p>
    </section>
  )
}
