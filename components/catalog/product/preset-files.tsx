import { getTranslations } from 'next-intl/server'
import { saidRateDeviation } from '@/lib/audio/deviation'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import type { Preset } from '@/lib/catalog/schema'

/** The files that a buyer gets, and how far they depart from the curve at other rates. */
export async function PresetFiles({ preset: { filters } }: { preset: Pick<Preset, 'filters'> }) {
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
      <p className="text-sm text-pretty text-muted">{t('rates', saidRateDeviation(filters))}</p>
    </section>
  )
}
