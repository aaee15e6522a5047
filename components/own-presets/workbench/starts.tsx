import { getTranslations } from 'next-intl/server'
import { CoverCurve } from '@/components/audio/cover-curve'
import { presets } from '@/lib/catalog/catalog'
import type { Filter } from '@/lib/audio/filter'
import { curveFragment } from '@/lib/studio/curve-link'
import { sampleCurves, type SampleName } from '@/lib/studio/sample-curves'
import { OwnPresetLinks } from '../own-preset-links'
import { OwnedStart } from '../owned-start'

const link = 'touch-link font-semibold wrap-anywhere'

const samples: [name: 'flat' | SampleName, filters: readonly Filter[]][] = [
  ['flat', []],
  ['steps', sampleCurves.steps],
  ['voices', sampleCurves.voices],
  ['soft', sampleCurves.soft],
  ['bass', sampleCurves.bass],
]

export async function SampleStarts() {
  const t = await getTranslations('ownPresets')
  return (
    <ul className="studio-samples">
      {samples.map(([name, filters]) => (
        <li key={name}>
          <a
            href={`#${curveFragment({ name: name === 'flat' ? '' : t(`samples.${name}`), filters, correction: null })}`}
            data-start={name}
          >
            {t(`samples.${name}`)}
          </a>
          <p>{t(`sampleTexts.${name}`)}</p>
        </li>
      ))}
    </ul>
  )
}

export async function OtherStarts() {
  const t = await getTranslations('ownPresets')
  return (
    <div className="grid gap-6">
      <OwnPresetLinks title={t('keptTitle')} className={link} />
      <details className="border-y border-line">
        <summary className="disclosure min-h-12 py-2.5">{t('ownedTitle')}</summary>
        <p className="text-width pb-4 text-sm text-muted">{t('ownedText')}</p>
        <OwnedStarts />
      </details>
    </div>
  )
}

/** Only owners get the filters. */
async function OwnedStarts() {
  const t = await getTranslations('ownPresets')
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {presets().map((preset) => (
        <li
          key={preset.id}
          className="grid grid-cols-[1fr_7rem] items-center gap-4 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold">{preset.name}</p>
            <p className="text-sm text-muted">{preset.game}</p>
            <OwnedStart presetId={preset.id} begin={t('begin')} toPreset={t('toPreset')} name={preset.name} />
          </div>
          <CoverCurve preset={preset} className="h-12 w-full text-accent" />
        </li>
      ))}
    </ul>
  )
}
