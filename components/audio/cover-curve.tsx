import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry } from './curve/curve-geometry'
import { describeCurve } from './curve/describe-curve'
import { SmallCurve, type SmallCurveProps } from './small-curve'

interface Curve {
  name: string
  filters: readonly Filter[]
}

/** Computed like the preset's files. */
export function CoverCurve({ preset, className }: { preset: Curve; className: string }) {
  return <SmallCurve {...coverCurve(preset, useTranslations('audio'))} className={className} />
}

export function coverCurve(
  preset: Curve,
  t: ReturnType<typeof useTranslations<'audio'>>,
  neighbour?: Curve,
): SmallCurveProps {
  return {
    says: describeCurve(preset, t),
    path: curveGeometry(preset.filters, 'small').path,
    beside: neighbour && curveGeometry(neighbour.filters, 'small').path,
  }
}
