'use client'

import { useMemo } from 'react'
import { formatFrequency } from '@/components/audio/audio-format'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import type { Track } from '@/components/audio/playing/track'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { CurvePoint } from '@/lib/audio/extremes'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'
import { responseOf } from '@/lib/audio/response'
import { atStrength, type Strength } from '@/lib/audio/strength'
import { changeAt, sweepFrequency, sweepTurns } from '@/lib/audio/sweep'
import { useSweep } from './use-sweep'

export interface SweepPanelProps {
  preset: Track
  strength: Strength
  /** A compressor before the curve would even out the tone. */
  isCompressed: boolean
}

export function SweepPanel({ preset, strength, isCompressed }: SweepPanelProps) {
  const t = useTranslations('orders.check')
  const sample = useTranslations('audio.sample')
  const { share, failed, toggle } = useSweep()
  const curve = useMemo(() => curveOf(preset, strength), [preset, strength])
  const { geometry, turns, heightOf } = curve
  const frequency = sweepFrequency(share ?? 0)
  const left = `${shareOfFrequency(frequency) * 100}%`
  return (
    <div className="grid w-full max-w-3xl gap-4 border-t border-line pt-4">
      <p className="text-width">
        {t('text')} {isCompressed && t('compressor')}
      </p>
      <p className="text-width">
        <strong>{sentence(turns, t)}</strong> {t('without')} {t('fails')}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={toggle}>{share === null ? t('play') : t('stop')}</Button>
        <p className="number font-semibold" aria-hidden="true">
          {share !== null &&
            `${formatFrequency(Number(frequency.toPrecision(2)))}, ${t(changeAt(turns, frequency))}`}
        </p>
      </div>
      <p role="alert" className="text-sm font-semibold">
        {failed && sample('unavailable')}
      </p>
      <svg role="img" aria-label={t('picture')} className="h-44 w-full overflow-visible pt-3 pr-2 pb-7 pl-9">
        <CurveGrid gains={geometry.gains} frequencies={geometry.frequencies} />
        <svg
          viewBox={`0 0 ${geometry.width} ${geometry.height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path d={geometry.path} className="curve-line text-accent" />
        </svg>
        {share !== null && (
          <>
            <line x1={left} x2={left} y1="0" y2="100%" className="stroke-outline" />
            <circle cx={left} cy={`${heightOf(frequency)}%`} r="9" className="fill-accent" />
          </>
        )}
      </svg>
      <p className="text-sm text-muted">{t('picture')}</p>
    </div>
  )
}

function curveOf({ filters: normal }: Track, strength: Strength) {
  const filters = atStrength(normal, strength)
  const geometry = curveGeometry(filters, 'large')
  const [high, low] = [geometry.gains[0]?.value ?? 0, geometry.gains.at(-1)?.value ?? 0]
  const response = responseOf(filters)
  const heightOf = (frequency: number) => ((high - response(frequency)) / (high - low)) * 100
  return { geometry, turns: sweepTurns(filters), heightOf }
}

type Translator = ReturnType<typeof useTranslations<'orders.check'>>

function sentence({ louder, softer }: ReturnType<typeof sweepTurns>, t: Translator): string {
  const at = (point: CurvePoint | null) =>
    point ? formatFrequency(Number(point.frequency.toPrecision(2))) : ''
  const values = { louder: at(louder), softer: at(softer) }
  if (louder && softer) return t('both', values)
  if (louder) return t('onlyLouder', values)
  return softer ? t('onlySofter', values) : t('none')
}
