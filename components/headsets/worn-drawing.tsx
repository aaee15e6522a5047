'use client'

import { useMemo } from 'react'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import type { Side } from '@/components/audio/playing/sample-playback'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { highestPoint, lowestPoint, type CurvePoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { atStrength, strengths, type Strength } from '@/lib/audio/strength'
import type { Headset } from '@/lib/headsets/schema'
import { correctionOf, withHeadset } from '@/lib/headsets/with-headset'
import texts from '@/messages/parts/worn-drawing.json'

interface WornDrawingProps {
  preset: { name: string; filters: readonly Filter[] }
  strength: Strength
  headset: Headset
  side: Side
}

/** The correction alone is behind it. Or the preset alone, while that is heard; all on one scale. */
export function WornDrawing(props: WornDrawingProps) {
  return (
    <TextsProvider messages={texts}>
      <Drawing {...props} />
    </TextsProvider>
  )
}

function Drawing({ preset, strength, headset, side }: WornDrawingProps) {
  const t = useTranslations('headsets.worn')
  const { name, filters } = preset
  const curves = useMemo(() => {
    const correction = correctionOf(headset)
    const each = strengths.map((one) => atStrength(filters, one))
    const beside = [correction, ...each, ...each.map((one) => withHeadset(one, headset))]
    const own = atStrength(filters, strength)
    const whole = withHeadset(own, headset)
    const draw = (one: readonly Filter[]) => curveGeometry(one, 'stage', beside)
    return { own: draw(own), whole: draw(whole), correction: draw(correction), says: sayCurve(whole) }
  }, [filters, strength, headset])
  const isWorn = side !== 'after'
  const { width, height, zero, path } = isWorn ? curves.whole : curves.own
  return (
    <div className="worn-stage">
      <svg
        role="img"
        aria-label={t('picture', { name, headset: headset.name, ...curves.says })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path d={`M-${2 * width} ${zero}H${3 * width}`} className="curve-grid stroke-current opacity-40" />
        {side === 'headset' && <path d={curves.correction.path} className="worn-correction" />}
        <path d={path} className="curve-line curve-switched" style={{ transformOrigin: `0 ${zero}px` }} />
      </svg>
      <p className="worn-legend" aria-hidden="true">
        <span data-line="">{isWorn ? t('sum') : t('preset')}</span>
        {side === 'headset' && <span data-line="dashed">{t('correction', { headset: headset.name })}</span>}
      </p>
    </div>
  )
}

function sayCurve(filters: readonly Filter[]): { raise: string; cut: string } {
  const say = ({ gain, frequency }: CurvePoint) =>
    `${formatGain(gain)} bei ${formatFrequency(Number(frequency.toPrecision(2)))}`
  return { raise: say(highestPoint(filters)), cut: say(lowestPoint(filters)) }
}
