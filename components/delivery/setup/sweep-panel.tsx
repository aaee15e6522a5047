'use client'

import { useMemo } from 'react'
import { formatFrequency } from '@/components/audio/audio-format'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import type { Track } from '@/components/audio/playing/track'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import type { CurvePoint } from '@/lib/audio/extremes'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'
import { responseOf } from '@/lib/audio/response'
import { atStrength, type Strength } from '@/lib/audio/strength'
import { changeAt, sweepFrequency, sweepTurns } from '@/lib/audio/sweep'
import type messages from '@/messages/de.json'
import { useSweep } from './use-sweep'

export type SweepTexts = (typeof messages)['orders']['check'] & { unavailable: string; notLoaded: string }

export interface SweepPanelProps {
  preset: Track
  strength: Strength
  texts: SweepTexts
}

/** The rising tone, the curve that it should follow, and where it is just now. */
export function SweepPanel({ preset, strength, texts }: SweepPanelProps) {
  const { share, failed, toggle } = useSweep()
  const curve = useMemo(() => curveOf(preset, strength), [preset, strength])
  const { geometry, turns, heightOf } = curve
  const frequency = sweepFrequency(share ?? 0)
  const left = `${shareOfFrequency(frequency) * 100}%`
  return (
    <div className="grid w-full max-w-3xl gap-4 border-t border-line pt-4">
      <p className="text-width">{texts.text}</p>
      <p className="text-width">
        <strong>{sentence(turns, texts)}</strong> {texts.without} {texts.fails}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={toggle}>{share === null ? texts.play : texts.stop}</Button>
        <p className="number font-semibold" aria-hidden="true">
          {share !== null &&
            `${formatFrequency(Number(frequency.toPrecision(2)))}, ${texts[changeAt(turns, frequency)]}`}
        </p>
      </div>
      <p role="alert" className="text-sm font-semibold">
        {failed && texts.unavailable}
      </p>
      <svg role="img" aria-label={texts.picture} className="h-44 w-full overflow-visible pt-3 pr-2 pb-7 pl-9">
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
      <p className="text-sm text-muted">{texts.picture}</p>
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

/** Where the tone changes most, in words. */
function sentence({ louder, softer }: ReturnType<typeof sweepTurns>, texts: SweepTexts): string {
  const at = (point: CurvePoint | null) =>
    point ? formatFrequency(Number(point.frequency.toPrecision(2))) : ''
  const values = { louder: at(louder), softer: at(softer) }
  if (louder && softer) return fillText(texts.both, values)
  if (louder) return fillText(texts.onlyLouder, values)
  return softer ? fillText(texts.onlySofter, values) : texts.none
}
