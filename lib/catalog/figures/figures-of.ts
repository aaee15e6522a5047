import { isListenedSound } from '@/lib/audio/scenes/rendering/listened-sounds'
import type { ListenedSound } from '@/lib/audio/scenes/targets'
import type { Preset } from '../schema'
import type { SoundFigures } from './schema'

/** Figures of a sound that has a name. */
export type NamedFigures = SoundFigures & { kind: ListenedSound }

/** The figures of a preset, what one listens for most first; none where nothing can be said. */
export function figuresOf({ figures = [] }: Pick<Preset, 'figures'>): NamedFigures[] {
  return figures.flatMap(({ kind, ...rest }) => (isListenedSound(kind) ? [{ kind, ...rest }] : []))
}
