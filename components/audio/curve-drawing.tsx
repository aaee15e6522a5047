import { getTranslations } from 'next-intl/server'
import type { Filter } from '@/lib/audio/filter'
import { curvesBeside, EachStrength } from './strength/each-strength'
import { curveGeometry } from './curve/curve-geometry'
import { describeCurve } from './curve/describe-curve'

interface CurveDrawingProps {
  preset: { name: string; filters: readonly Filter[] }
  trackId: string | undefined // follows its strength
}

/** An instrument's, computed like the preset's files; flat while the sound without the preset plays. */
export async function CurveDrawing({ preset: { name, filters }, trackId }: CurveDrawingProps) {
  const t = await getTranslations('audio')
  const { width, height, zero } = curveGeometry(filters, 'stage', curvesBeside(trackId, filters))
  return (
    <EachStrength
      trackId={trackId}
      filters={filters}
      as="svg"
      shared={{
        role: 'img',
        viewBox: `0 0 ${width} ${height}`,
        preserveAspectRatio: 'none',
        className: 'absolute inset-0 size-full overflow-visible',
      }}
      draw={(curve) => ({ 'aria-label': describeCurve({ name, filters: curve }, t) })}
    >
      <path d={`M-${2 * width} ${zero}H${3 * width}`} className="curve-grid stroke-current opacity-40" />
      <EachStrength
        trackId={trackId}
        filters={filters}
        as="path"
        shared={{ className: 'curve-line curve-switched', style: { transformOrigin: `0 ${zero}px` } }}
        draw={(curve, beside) => ({ d: curveGeometry(curve, 'stage', beside).path })}
      />
    </EachStrength>
  )
}
