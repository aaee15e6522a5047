import { getTranslations } from 'next-intl/server'
import { dynamicFiguresOf, saidFigures } from '@/lib/audio/dynamics/dynamic-figures'
import type { Preset } from '@/lib/catalog/schema'

/** What `Leises lauter` brings and costs, and which files hold it. Renders nothing for a preset that is a curve alone. */
export async function PresetDynamics({ preset: { dynamics } }: { preset: Preset }) {
  if (!dynamics) return null
  const t = await getTranslations('catalog.dynamics')
  return (
    <section aria-labelledby="leises-lauter" className="text-width grid gap-3">
      <h2 id="leises-lauter" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-pretty">{t('what', saidFigures(dynamicFiguresOf(dynamics)))}</p>
      <p className="text-sm text-pretty text-muted">{t('files')}</p>
    </section>
  )
}
