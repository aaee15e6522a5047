import type { ElementType, ReactNode } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { atStrength, strengths, type Strength } from '@/lib/audio/strength'
import { AtStrength, TextAtStrength } from './at-strength'

interface EachStrengthProps {
  trackId: string | undefined // where the strength can be chosen
  filters: readonly Filter[]
  as: ElementType
  shared: object
  /** Properties that depend on the strength. @param beside the curves of all strengths, which set the scale */
  draw: (filters: readonly Filter[], beside: readonly (readonly Filter[])[]) => object
  children?: ReactNode
}

/** An element at the chosen strength. All are drawn on the server; only what differs is sent for each. */
export function EachStrength({ trackId, filters, as: Part, shared, draw, children }: EachStrengthProps) {
  const beside = curvesBeside(trackId, filters)
  if (trackId === undefined)
    return (
      <Part {...shared} {...draw(filters, beside)}>
        {children}
      </Part>
    )
  const by = byStrength(filters, (curve) => draw(curve, beside))
  return (
    <AtStrength trackId={trackId} as={Part} shared={shared} by={by}>
      {children}
    </AtStrength>
  )
}

interface EachTextProps extends Pick<EachStrengthProps, 'trackId' | 'filters'> {
  say: (filters: readonly Filter[]) => string
}

export function EachText({ trackId, filters, say }: EachTextProps) {
  return trackId === undefined ? (
    say(filters)
  ) : (
    <TextAtStrength trackId={trackId} by={byStrength(filters, say)} />
  )
}

function byStrength<Drawn>(
  filters: readonly Filter[],
  draw: (filters: readonly Filter[]) => Drawn,
): Record<Strength, Drawn> {
  const at = (strength: Strength) => draw(atStrength(filters, strength))
  return { subtle: at('subtle'), normal: at('normal'), strong: at('strong') }
}

export function curvesBeside(
  trackId: string | undefined,
  filters: readonly Filter[],
): readonly (readonly Filter[])[] {
  return trackId === undefined ? [] : strengths.map((strength) => atStrength(filters, strength))
}
