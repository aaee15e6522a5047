import { getTranslations } from 'next-intl/server'
import type { Filter } from '@/lib/audio/filter'
import { curveGeometry } from './curve/curve-geometry'
import { describeCurve } from './curve/describe-curve'
import { SmallCurve, type SmallCurveProps } from './small-curve'

interface Curve {
  name: string
  filters: readonly Filter[]
}

/** Computed like the preset's files. */
export async function CoverCurve({ preset, className }: { preset: Curve; className: string }) {
  return <SmallCurve {...coverCurve(preset, await getTranslations('audio'))} className={className} />
}

export function coverCurve(
  preset: Curve,
  t: Awaited<ReturnType<typeof getTranslations<'audio'>>>,
  neighbour?: Curve,
): SmallCurveProps {
  return {
    says: describeCurve(preset, t),
    path: curveGeometry(preset.filters, 'small').path,
    beside: neighbour && curveGeometry(neighbour.filters, 'small').path,
  }
}
