import 'server-only'
import { z } from 'zod'
import type { Preset } from '../schema'
import computed from './program-figures.json'
import { soundFiguresSchema } from './schema'

const figuresById = z.record(z.string(), z.array(soundFiguresSchema)).parse(computed)

/** Names a version of the program's in `program-figures.json`. */
export function versionKey({ id, version }: Pick<Preset, 'id' | 'version'>): string {
  return `${id}-v${version}`
}

export function withFigures(preset: Preset): Preset {
  return { ...preset, figures: figuresById[versionKey(preset)] ?? [] }
}
