import type { LetterShape } from './letter-shape'
import { Letters } from './letters'
import type { PaletteStyle } from './playing/track'

interface SpineLabelProps {
  name: string
  shape: LetterShape
  palette: PaletteStyle
  className: string
}

/** Like the spine of a cover; one word for screen readers. */
export function SpineLabel({ name, shape, palette, className }: SpineLabelProps) {
  return (
    <span role="img" aria-label={name} className={`palette preset-label ${className}`} style={palette}>
      <Letters {...shape} fit="width" named={UNNAMED} />
    </span>
  )
}

const UNNAMED = { 'aria-hidden': true }
