import { getFormatter, getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'

/** The changes of each version, newest first. */
export async function PresetVersions({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog.versions')
  const format = await getFormatter()
  const updated = new Date(preset.updatedAt)
  const versions = [...preset.changes, { version: 1, text: t('first') }]
  return (
    <section aria-labelledby="versionen" className="grid gap-3">
      <h2 id="versionen" className="text-xl">
        {t('title')}
      </h2>
      <ol reversed className="text-width grid gap-3 text-sm">
        {versions.map(({ version, text }) => (
          <li key={version} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span className="number">v{version}</span>
            <span className="text-muted">
              {text}
              {version === preset.version && (
                <>
                  {' '}
                  <time dateTime={updated.toISOString()} className="whitespace-nowrap">
                    {t('since', { date: format.dateTime(updated, { dateStyle: 'medium' }) })}
                  </time>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t('again')}</p>
    </section>
  )
}
