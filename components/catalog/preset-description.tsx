import { getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'

/** What a preset does to the sound of its game, and what that costs. */
export async function PresetDescription({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="beschreibung" className="grid gap-3">
      <h2 id="beschreibung" className="text-xl">
        {t('descriptionTitle')}
      </h2>
      <p className="text-width whitespace-pre-line">{preset.description}</p>
    </section>
  )
}
