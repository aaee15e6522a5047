import type { useTranslations } from 'next-intl'
import { highestPoint, lowestPoint, type CurvePoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { formatFrequency, formatGain } from '../audio-format'

const INAUDIBLE = 0.1 // dB; anything smaller does not count as a boost or cut

export function describeCurve(
  { name, filters }: { name: string; filters: readonly Filter[] },
  t: ReturnType<typeof useTranslations<'audio'>>,
): string {
  const [highest, lowest] = [highestPoint(filters), lowestPoint(filters)]
  return t('curve', {
    name,
    raise: highest.gain < INAUDIBLE ? t('noRaise') : t('raise', inWords(highest)),
    cut: lowest.gain > -INAUDIBLE ? t('noCut') : t('cut', inWords(lowest)),
  })
}

function inWords({ frequency, gain }: CurvePoint) {
  return { gain: formatGain(gain), frequency: formatFrequency(Number(frequency.toPrecision(2))) }
}
