import type { ReactNode } from 'react'
import type { PaletteStyle } from '../playing/track'

/** The shop's own two colours, taken from the page, so they are set outside of the element they colour. */
export const housePalette: PaletteStyle = {
  '--palette-ground': 'var(--color-accent)',
  '--palette-ink': 'var(--color-accent-ink)',
  '--palette-accent': 'var(--color-accent-ink)',
}

interface HouseBandProps {
  /** By default a flat line, as where nothing is to be heard. */
  curve?: ReactNode
  children: ReactNode
}

export function HouseBand({
  curve = <div className="border-t-3 border-current" />,
  children,
}: HouseBandProps) {
  return (
    <div style={housePalette}>
      <div className="palette house-band">
        {children}
        {curve}
      </div>
    </div>
  )
}
