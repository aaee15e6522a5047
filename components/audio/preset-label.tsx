import type { Filter } from '@/lib/audio/filter'
import type { PaletteStyle } from './playing/track'
import { shapedLetters } from './shaped-letters'
import { SpineLabel } from './spine-label'

interface PresetLabelProps {
  preset: { name: string; filters: readonly Filter[]; palette: PaletteStyle }
  className: string
}

export function PresetLabel({ preset: { name, filters, palette }, className }: PresetLabelProps) {
  return (
    <SpineLabel name={name} shape={shapedLetters(name, filters)} palette={palette} className={className} />
  )
}
