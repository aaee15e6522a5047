import type { ReactNode } from 'react'
import type { WorldStyle } from '../playing/track'

/** The shop's own two colours. They are those around the world, so they are set outside of it. */
export const houseWorld: WorldStyle = {
  '--world-ground': 'var(--color-accent)',
  '--world-ink': 'var(--color-accent-ink)',
  '--world-accent': 'var(--color-accent-ink)',
}

interface HouseBandProps {
  /** Below everything else: the shop's curve; by default a flat line, as where nothing is to be heard. */
  curve?: ReactNode
  children: ReactNode
}

/** A band for pages about the shop itself, in its own colours over its curve. */
export function HouseBand({
  curve = <div className="border-t-3 border-current" />,
  children,
}: HouseBandProps) {
  return (
    <div style={houseWorld}>
      <div className="world house-band">
        {children}
        {curve}
      </div>
    </div>
  )
}
