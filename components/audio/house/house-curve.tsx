import { brandCurve } from '@/lib/audio/letter-lifts'
import { curveGeometry } from '../curve/curve-geometry'

export function HouseCurve() {
  const { width, height, path, zero } = curveGeometry(brandCurve, 'stage')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="house-curve"
      aria-hidden="true"
    >
      <path d={`M0 ${zero}H${width}`} className="curve-grid stroke-current opacity-40" />
      <path d={path} className="curve-line" />
    </svg>
  )
}
