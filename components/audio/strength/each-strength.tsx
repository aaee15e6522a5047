import type { ReactNode } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { atStrength, strengths, type Strength } from '@/lib/audio/strength'
import { AtStrength } from './track-strength'

interface EachStrengthProps {
  preset: { id: string; filters: readonly Filter[] }
  /** In a picture that has room for all curves, so that they can be compared. */
  children: (filters: readonly Filter[], beside: readonly (readonly Filter[])[]) => ReactNode
}

/** Draws each strength on the server, and shows the chosen one. */
export function EachStrength({ preset: { id, filters }, children: draw }: EachStrengthProps) {
  const curves = strengths.map((strength) => atStrength(filters, strength))
  const drawn = (strength: Strength) => draw(atStrength(filters, strength), curves)
  return (
    <AtStrength trackId={id} subtle={drawn('subtle')} normal={drawn('normal')} strong={drawn('strong')} />
  )
}

export function OneStrength({ preset: { filters }, children: draw }: EachStrengthProps) {
  return draw(filters, [])
}
