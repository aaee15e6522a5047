'use client'

import { memo } from 'react'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { fillText } from '@/components/audio/fill-text'
import { loudestPoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { wholeOf, type Correction } from '@/lib/studio/own-curve'
import type { OwnTexts } from './own-texts'

interface CurveSumProps {
  filters: readonly Filter[]
  correction: Correction
  texts: OwnTexts['correction']
}

export const CurveSum = memo(function CurveSum({ filters, correction, texts }: CurveSumProps) {
  const whole = wholeOf({ filters, correction })
  const each = [whole, filters, correction.filters]
  const [sum, own, headset] = each.map((one) => curveGeometry(one, 'large', each))
  const loudest = loudestPoint(whole)
  const summary = fillText(texts.sum, {
    gain: formatGain(loudest.gain),
    frequency: formatFrequency(Number(loudest.frequency.toPrecision(2))),
    preamp: formatGain(preampOf(whole)),
  })
  if (!sum || !own || !headset) return null
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg
        role="img"
        aria-label={fillText(texts.picture, { name: correction.name })}
        className="h-64 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-80"
      >
        <CurveGrid gains={sum.gains} frequencies={sum.frequencies} />
        <svg viewBox={`0 0 ${sum.width} ${sum.height}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={own.path} className="studio-beside" />
          <path d={headset.path} className="studio-other" />
          <path d={sum.path} className="curve-line text-accent" />
        </svg>
      </svg>
      <figcaption className="grid gap-1 text-sm text-muted">
        <p>{fillText(texts.legend, { name: correction.name })}</p>
        <p role="status" className="number text-text">
          {summary}
        </p>
      </figcaption>
    </figure>
  )
})
