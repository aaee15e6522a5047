import type { Filter } from '@/lib/audio/filter'
import { ShapedName } from './shaped-name'
import type { WorldStyle } from './playing/track'

interface PresetLabelProps {
  preset: { name: string; filters: readonly Filter[]; world: WorldStyle }
  className?: string
}

/** A preset's name in its own colours, like the spine of a sleeve; one word for screen readers. */
export function PresetLabel({ preset: { name, filters, world }, className = '' }: PresetLabelProps) {
  return (
    <span role="img" aria-label={name} className={`world preset-label ${className}`} style={world}>
      <ShapedName name={name} filters={filters} fit="width" />
    </span>
  )
}
