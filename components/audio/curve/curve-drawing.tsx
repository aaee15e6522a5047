import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry, type CurveVariant } from './curve-geometry'
import { describeCurve } from './describe-curve'

interface CurveDrawingProps {
  preset: { name: string; filters: readonly Filter[] }
  variant: CurveVariant
  /** Shown for comparison while the cover around is pointed at or has the focus. */
  neighbour?: readonly Filter[] | undefined
  isSwitched?: boolean // flattened while the sound without the preset plays
  beside?: readonly (readonly Filter[])[] // shown in its place, on the same scale
  className: string
}

/** Computed like the preset's files. */
export function CurveDrawing(props: CurveDrawingProps) {
  const { preset, variant, neighbour, isSwitched = false, beside, className } = props
  const t = useTranslations('audio')
  const { width, height, path, zero } = curveGeometry(preset.filters, variant, beside)
  return (
    <svg
      role="img"
      aria-label={describeCurve(preset, t)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={`M-${2 * width} ${zero}H${3 * width}`} className="curve-grid stroke-current opacity-40" />
      {neighbour && <path d={curveGeometry(neighbour, variant).path} className="curve-beside" />}
      <path
        d={path}
        className={isSwitched ? 'curve-line curve-switched' : 'curve-line'}
        style={isSwitched ? { transformOrigin: `0 ${zero}px` } : undefined}
      />
    </svg>
  )
}
