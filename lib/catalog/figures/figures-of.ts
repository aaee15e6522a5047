import { isListenedSound } from '@/lib/audio/scenes/rendering/listened-sounds'
import type { ListenedSound } from '@/lib/audio/scenes/targets'
import type { Preset } from '../schema'
import type { SoundFigures } from './schema'

/** Figures of a sound that this program has a name for. */
export type NamedFigures = SoundFigures & { kind: ListenedSound }

/** The figures of a preset, the most important sound first; figures of unknown sounds are left out. */
export function figuresOf({ figures = [] }: Pick<Preset, 'figures'>): NamedFigures[] {
  return figures.flatMap(({ kind, ...rest }) => (isListenedSound(kind) ? [{ kind, ...rest }] : []))
}
