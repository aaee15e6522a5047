import { getTranslations } from 'next-intl/server'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { PlayButton } from '@/components/audio/playing/play-button'
import { trackOf } from '@/components/audio/playing/track'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { ShopLink } from '@/components/ui/shop-link'
import { highestPoint } from '@/lib/audio/extremes'
import { responseOf } from '@/lib/audio/response'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import type { Headset } from '@/lib/headsets/schema'
import { correctionOf } from '@/lib/headsets/with-headset'

/** Preamp together with the headset's correction, in dB. */
export interface WornPreset {
  preset: Preset
  preamp: number
}

interface HeadsetPresetsProps {
  headset: Headset
  /** Least preamp first. */
  worn: readonly WornPreset[]
}

export async function HeadsetPresets({ headset, worn }: HeadsetPresetsProps) {
  const t = await getTranslations('headsets.page')
  const corrected = responseOf(correctionOf(headset))
  const [least, most] = [worn[0], worn.at(-1)]
  return (
    <div className="grid gap-5">
      {least && most && worn.length > 1 && (
        <p className="text-width">
          {t('presetsText', {
            least: least.preset.name,
            preamp: formatGain(least.preamp),
            most: most.preset.name,
            mostPreamp: formatGain(most.preamp),
          })}
        </p>
      )}
      <ul className="border-b border-line" aria-label={t('table')}>
        {worn.map(({ preset, preamp }) => {
          const { frequency } = highestPoint(preset.filters)
          const track = trackOf(preset)
          const softer = figuresOf(preset)[0]?.softer
          return (
            <li
              key={preset.id}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,16rem)]"
            >
              <PlayButton track={track} className="size-12" />
              <p className="min-w-0">
                <ShopLink
                  href={presetPath(preset)}
                  aria-label={preset.name}
                  className="inline-flex min-h-8 items-center text-2xl leading-none"
                >
                  <ShapedName name={preset.name} filters={preset.filters} isNamedAround />
                </ShopLink>
                <span className="block text-sm text-muted">{preset.game}</span>
              </p>
              <dl className="text-sm max-sm:col-start-2">
                <div className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-muted">{t('columns.preamp')}</dt>
                  <dd className="number">{formatGain(preamp)}</dd>
                </div>
                <div className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-muted">{t('columns.at')}</dt>
                  <dd className="number">
                    {t('at', {
                      gain: formatGain(corrected(frequency)),
                      frequency: formatFrequency(Number(frequency.toPrecision(2))),
                    })}
                  </dd>
                </div>
                {softer && (
                  <div className="flex flex-wrap justify-between gap-x-3">
                    <dt className="text-muted">{t('columns.room')}</dt>
                    <dd className="number">
                      {t('room', { open: formatGain(softer.open), closed: formatGain(softer.closed) })}
                    </dd>
                  </div>
                )}
              </dl>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
