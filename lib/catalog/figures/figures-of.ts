import type { Preset } from '../schema'
import { figureKinds, type FigureKind, type SoundFigures } from './schema'

export type NamedFigures = SoundFigures & { kind: FigureKind }

/** The most important sound first; unknown sounds are left out. */
export function figuresOf({ figures = [] }: Pick<Preset, 'figures'>): NamedFigures[] {
  return figures.flatMap(({ kind, ...rest }) => {
    const known = figureKinds.find((name) => name === kind)
    return known ? [{ kind: known, ...rest }] : []
  })
}
