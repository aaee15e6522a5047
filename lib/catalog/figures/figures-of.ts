import type { Preset } from '../schema'
import { figureKinds, type FigureKind, type SoundFigures } from './schema'

/** Figures of a sound that this program has a name for. */
export type NamedFigures = SoundFigures & { kind: FigureKind }

/** The figures of a preset, the most important sound first; figures of unknown sounds are left out. */
export function figuresOf({ figures = [] }: Pick<Preset, 'figures'>): NamedFigures[] {
  return figures.flatMap(({ kind, ...rest }) => {
    const known = figureKinds.find((name) => name === kind)
    return known ? [{ kind: known, ...rest }] : []
  })
}
