import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { formatGain } from './audio-format'
import { describeCurve } from './describe-curve'
import { CurveGrid } from './curve-grid'
import { curveGeometry, type CurveVariant } from './curve-geometry'

interface FrequencyCurveProps {
  preset: { name: string; filters: readonly Filter[] }
  /** `large` with grid, labels and preamp; `small` is the line alone, for cards. */
  variant: CurveVariant
}

/** What a preset does to each frequency, drawn on the server from the same calculation as its files. */
export function FrequencyCurve({ preset, variant }: FrequencyCurveProps) {
  const t = useTranslations('audio')
  const { width, height, path, gains, frequencies } = curveGeometry(preset.filters, variant)
  const label = describeCurve(preset, t)
  const drawing = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
  const line = <path d={path} className="curve-line" />
  if (variant === 'small') {
    return (
      <svg {...drawing} role="img" aria-label={label} className="h-24 w-full">
        {line}
      </svg>
    )
  }
  return (
    <div className="grid gap-3">
      <svg role="img" aria-label={label} className="h-64 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-80">
        <CurveGrid gains={gains} frequencies={frequencies} />
        <svg {...drawing} width="100%" height="100%">
          {line}
        </svg>
      </svg>
      <p className="text-sm text-muted">
        {t('preamp')} <span className="number text-text">{formatGain(preampOf(preset.filters))}</span>
      </p>
    </div>
  )
}
