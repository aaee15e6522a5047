import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry, type CurveVariant } from './curve-geometry'
import { describeCurve } from './describe-curve'

interface CurveDrawingProps {
  preset: { name: string; filters: readonly Filter[] }
  variant: CurveVariant
  /** Another curve to compare it with, shown while the cover around is pointed at or has the focus. */
  neighbour?: readonly Filter[] | undefined
  /** Whether the curve is flattened while the sound without the preset plays. */
  isSwitched?: boolean
  /** Other curves that are shown in its place, on the same scale. */
  beside?: readonly (readonly Filter[])[]
  className: string
}

/** A preset's response as a line over 0 dB, computed like its files. */
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
