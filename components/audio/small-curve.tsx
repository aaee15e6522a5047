'use client'

import { sizes, usual } from './curve/curve-sizes'

const { width, height } = sizes.small
const { low, high } = usual.small
const ZERO = Math.round((high / (high - low)) * height) // 0 dB, in drawing units from the top

export interface SmallCurveProps {
  says: string
  path: string
  /** Shown for comparison while the cover around is pointed at or has the focus. */
  beside?: string | undefined
  className?: string
}

/** Takes a computed path, so that the page sends no filters. */
export function SmallCurve({ says, path, beside, className }: SmallCurveProps) {
  return (
    <svg
      role="img"
      aria-label={says}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={`M-${2 * width} ${ZERO}H${3 * width}`} className="curve-grid stroke-current opacity-40" />
      {beside && <path d={beside} className="curve-beside" />}
      <path d={path} className="curve-line" />
    </svg>
  )
}
