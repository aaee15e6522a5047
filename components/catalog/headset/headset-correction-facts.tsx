import { getTranslations } from 'next-intl/server'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { FrequencyCurve } from '@/components/audio/curve/frequency-curve'
import { Notice } from '@/components/ui/notice'
import { correctionFacts, type CorrectionFacts } from '@/lib/headsets/correction-facts'
import type { Headset } from '@/lib/headsets/schema'
import { correctionOf, muchLifted } from '@/lib/headsets/with-headset'

/** dB; less than this is no difference to speak of. */
const NOTABLE = 1

export async function HeadsetCorrectionFacts({ headset }: { headset: Headset }) {
  const t = await getTranslations('headsets.page')
  const tField = await getTranslations('headsets.field')
  const { name, target } = headset
  const facts = correctionFacts(headset)
  const { highest, lowest } = facts
  return (
    <div className="grid gap-5">
      <FrequencyCurve preset={{ name: t('curve', { name }), filters: correctionOf(headset) }} />
      <div className="text-width grid gap-2">
        <p>
          {t('extremes', {
            raise: formatGain(highest.gain),
            raisedAt: rounded(highest.frequency),
            cut: formatGain(lowest.gain),
            cutAt: rounded(lowest.frequency),
          })}
        </p>
        <p>{await sayOwnSound(name, facts)}</p>
        <p className="text-sm text-muted">{t('source', { target })}</p>
      </div>
      {muchLifted(headset) && (
        <Notice tone="info">
          {tField('much', { gain: formatGain(highest.gain), frequency: rounded(highest.frequency) })}
        </Notice>
      )}
      <dl className="text-width divide-y divide-line border-y border-line text-sm" aria-label={t('means')}>
        {facts.means.map(({ band, gain }) => (
          <div key={band} className="flex justify-between gap-4 py-2">
            <dt>{t(`bandNames.${band}`)}</dt>
            <dd className="number">{formatGain(gain)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** How the headset sounds by itself: the opposite of what its correction does. */
async function sayOwnSound(name: string, { means }: CorrectionFacts): Promise<string> {
  const t = await getTranslations('headsets.page')
  const byGain = means.toSorted((one, other) => other.gain - one.gain)
  const [quiet, loud] = [byGain[0], byGain.at(-1)]
  if (!quiet || !loud) return ''
  const size = (gain: number) => formatGain(Math.abs(gain)).replace('+', '')
  const quietly = { quiet: t(`bands.${quiet.band}`), quietBy: size(quiet.gain) }
  const loudly = { loud: t(`bands.${loud.band}`), loudBy: size(loud.gain) }
  const [isQuiet, isLoud] = [quiet.gain >= NOTABLE, loud.gain <= -NOTABLE]
  if (isQuiet && isLoud) return t('own', { name, ...quietly, ...loudly })
  if (isQuiet) return t('ownQuiet', { name, ...quietly })
  if (isLoud) return t('ownLoud', { name, ...loudly })
  return t('close', { name })
}

function rounded(frequency: number): string {
  return formatFrequency(Number(frequency.toPrecision(2)))
}
