import 'server-only'
import { z } from 'zod'
import type { Preset } from '../schema'
import modelled from './program-figures.json'
import { recordedProminence } from './recorded-prominence'
import { soundFiguresSchema } from './schema'

const figuresById = z.record(z.string(), z.array(soundFiguresSchema)).parse(modelled)

/** Names a version of the program's in `program-figures.json`. */
export function versionKey({ id, version }: Pick<Preset, 'id' | 'version'>): string {
  return `${id}-v${version}`
}

/** A version of the program's with what it brings, by model and recordings. */
export function withFigures(preset: Preset): Preset {
  const recorded = recordedProminence[versionKey(preset)] ?? {}
  const figures = (figuresById[versionKey(preset)] ?? []).map((figure) => {
    const [inBed, inPinkNoise] = recorded[figure.kind] ?? []
    if (inBed === undefined || inPinkNoise === undefined) return figure
    return { ...figure, recorded: { inBed, inPinkNoise } }
  })
  return { ...preset, figures }
}
