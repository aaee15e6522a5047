import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { formatGain } from '../audio-format'
import { describeCurve } from './describe-curve'
import { CurveGrid } from './curve-grid'
import { curveGeometry } from './curve-geometry'

interface FrequencyCurveProps {
  preset: { name: string; filters: readonly Filter[] }
  beside?: readonly (readonly Filter[])[] // shown in its place, on the same scale
}

/** Computed like the preset's files. */
export function FrequencyCurve({ preset, beside }: FrequencyCurveProps) {
  const t = useTranslations('audio')
  const { width, height, path, gains, frequencies } = curveGeometry(preset.filters, 'large', beside)
  const label = describeCurve(preset, t)
  return (
    <div className="grid gap-3">
      <svg role="img" aria-label={label} className="h-64 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-80">
        <CurveGrid gains={gains} frequencies={frequencies} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={path} className="curve-line text-accent" />
        </svg>
      </svg>
      <p className="text-sm text-muted">
        {t('preamp')} <span className="number text-text">{formatGain(preampOf(preset.filters))}</span>
      </p>
    </div>
  )
}
