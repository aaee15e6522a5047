import { getTranslations } from 'next-intl/server'
import { presetFiles } from '@/lib/catalog/files/preset-files'

export async function PresetFiles() {
  const t = await getTranslations('catalog')
  return (
    <section aria-labelledby="dateien" className="grid content-start gap-3">
      <h2 id="dateien" className="text-xl">
        {t('filesTitle')}
      </h2>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {presetFiles.map(({ id, name }) => (
          <li key={name} className="grid grid-cols-[11.5rem_1fr] gap-x-3 py-2">
            <span className="font-medium">{name}</span>
            <span className="text-muted">{t(`files.${id}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
