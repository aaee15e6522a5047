import { getTranslations, getFormatter } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { ShopLink } from '@/components/ui/shop-link'
import { saidRateDeviation } from '@/lib/audio/deviation'
import { dynamicFiguresOf, saidFigures } from '@/lib/audio/dynamics/dynamic-figures'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import type { Preset } from '@/lib/catalog/schema'

export async function PresetMore({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const { dynamics, description } = preset
  return (
    <section aria-label={t('moreTitle')} className="border-t border-line lg:pt-3.5">
      <DisclosureList
        items={[
          ...(dynamics
            ? [{ title: t('dynamics.title'), content: <PresetDynamics dynamics={dynamics} /> }]
            : []),
          ...(description === ''
            ? []
            : [
                {
                  title: t('descriptionTitle'),
                  content: <p className="whitespace-pre-line">{description}</p>,
                },
              ]),
          { title: t('filesTitle'), content: <PresetFiles preset={preset} /> },
          { title: t('install.title'), content: <PresetInstall /> },
          { title: t('versions.title'), content: <PresetVersions preset={preset} /> },
        ]}
      />
    </section>
  )
}

async function PresetDynamics({ dynamics }: { dynamics: Dynamics }) {
  const t = await getTranslations('catalog.dynamics')
  return (
    <>
      <p className="text-pretty">{t('what', saidFigures(dynamicFiguresOf(dynamics)))}</p>
      <p className="text-pretty">{t('files')}</p>
    </>
  )
}

async function PresetFiles({ preset: { filters } }: { preset: Pick<Preset, 'filters'> }) {
  const t = await getTranslations('catalog')
  return (
    <>
      <ul className="divide-y divide-line border-y border-line *:grid *:grid-cols-[11.5rem_1fr] *:gap-x-3 *:py-2 [&_span]:font-medium [&_span]:text-text">
        {presetFiles.map(({ id, name }) => (
          <li key={name}>
            <span>{name}</span>
            {t(`files.${id}`)}
          </li>
        ))}
      </ul>
      <p className="text-pretty">{t('rates', saidRateDeviation(filters))}</p>
    </>
  )
}

async function PresetInstall() {
  const t = await getTranslations('catalog.install')
  const tools = [
    [t('windowsTitle'), t('windowsText')],
    [t('linuxTitle'), t('linuxText')],
    [t('androidTitle'), t('androidText')],
  ]
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tools.map(([title, text]) => (
          <li key={title} className="grid gap-0.5 py-3">
            <h3 className="text-text">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>{t('more')}</p>
      <p>
        <ShopLink
          href="/hilfe#einrichten"
          className="touch-link font-medium decoration-outline hover:text-accent"
        >
          {t('help')}
        </ShopLink>
      </p>
    </>
  )
}

async function PresetVersions({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog.versions')
  const format = await getFormatter()
  const updated = new Date(preset.updatedAt)
  const versions = [...preset.changes, { version: 1, text: t('first') }]
  return (
    <>
      <ol reversed className="grid gap-3">
        {versions.map(({ version, text }) => (
          <li key={version} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span className="number">v{version}</span>
            <span>
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
      <p>{t('again')}</p>
    </>
  )
}
