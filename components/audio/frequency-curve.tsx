import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { formatGain } from './audio-format'
import { curvesBeside, EachStrength, EachText } from './strength/each-strength'
import { describeCurve } from './curve/describe-curve'
import { CurveGrid } from './curve/curve-grid'
import { curveGeometry } from './curve/curve-geometry'

interface FrequencyCurveProps {
  preset: { name: string; filters: readonly Filter[] }
  trackId?: string // follows its strength
}

/** Computed like the preset's files. */
export function FrequencyCurve({ preset: { name, filters }, trackId }: FrequencyCurveProps) {
  const t = useTranslations('audio')
  const each = { trackId, filters }
  const { width, height, gains, frequencies } = curveGeometry(
    filters,
    'large',
    curvesBeside(trackId, filters),
  )
  return (
    <div className="grid gap-3">
      <EachStrength
        {...each}
        as="svg"
        shared={{ role: 'img', className: 'h-64 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-80' }}
        draw={(curve) => ({ 'aria-label': describeCurve({ name, filters: curve }, t) })}
      >
        <CurveGrid gains={gains} frequencies={frequencies} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
          <EachStrength
            {...each}
            as="path"
            shared={{ className: 'curve-line text-accent' }}
            draw={(curve, beside) => ({ d: curveGeometry(curve, 'large', beside).path })}
          />
        </svg>
      </EachStrength>
      <p className="text-sm text-muted">
        {t('preamp')}{' '}
        <span className="number text-text">
          <EachText {...each} say={(curve) => formatGain(preampOf(curve))} />
        </span>
      </p>
    </div>
  )
}
