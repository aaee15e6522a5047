import { getTranslations } from 'next-intl/server'
import { presetFiles } from '@/lib/catalog/preset-files'

/** What a buyer of a preset gets. */
export async function PresetFiles() {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="dateien" className="grid content-start gap-3">
      <h2 id="dateien" className="text-xl">
        {t('filesTitle')}
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {presetFiles.map(({ name, purpose }) => (
          <li key={name} className="grid gap-x-3 sm:grid-cols-[15rem_1fr]">
            <span className="number">{name}</span>
            <span className="text-muted">{t(purpose)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
