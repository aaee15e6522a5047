import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry, type CurveVariant } from './curve-geometry'
import { describeCurve } from './describe-curve'

interface CurveDrawingProps {
  preset: { name: string; filters: readonly Filter[] }
  variant: CurveVariant
  /** Another curve to compare it with, shown while the sleeve around is pointed at or has the focus. */
  beside?: readonly Filter[] | undefined
  /** Whether it lies flat while the sound without the preset plays. */
  isSwitched?: boolean
  className: string
}

/** A preset's response as a line over 0 dB, computed like its files. */
export function CurveDrawing({ preset, variant, beside, isSwitched = false, className }: CurveDrawingProps) {
  const t = useTranslations('audio')
  const { width, height, path, zero } = curveGeometry(preset.filters, variant)
  return (
    <svg
      role="img"
      aria-label={describeCurve(preset, t)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={`M0 ${zero}H${width}`} className="curve-grid stroke-current opacity-40" />
      {beside && <path d={curveGeometry(beside, variant).path} className="curve-beside" />}
      <path
        d={path}
        className={isSwitched ? 'curve-line curve-switched' : 'curve-line'}
        style={isSwitched ? { transformOrigin: `0 ${zero}px` } : undefined}
      />
    </svg>
  )
}
