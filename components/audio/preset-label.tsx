import type { Filter } from '@/lib/audio/filter'
import { ShapedName } from './playing/shaped-name'
import type { PaletteStyle } from './playing/track'

interface PresetLabelProps {
  preset: { name: string; filters: readonly Filter[]; palette: PaletteStyle }
  className?: string
}

/** Like the spine of a cover; one word for screen readers. */
export function PresetLabel({ preset: { name, filters, palette }, className = '' }: PresetLabelProps) {
  return (
    <span role="img" aria-label={name} className={`palette preset-label ${className}`} style={palette}>
      <ShapedName name={name} filters={filters} fit="width" />
    </span>
  )
}
