import { z } from 'zod'
import { inBands, thirds } from '../spectrum/thirds'
import type { Material } from './scene-material'
import spectra from './recorded-spectra.json'
import { type SoundSet, weightedThirds, weights } from './sound-set'

/** Sounds that players listen for, of which free games have recordings. */
export type RecordedKind =
  | 'metalSteps'
  | 'hardSteps'
  | 'woodSteps'
  | 'earthSteps'
  | 'gravelSteps'
  | 'sandSteps'
  | 'grassSteps'
  | 'cloth'
  | 'doors'
  | 'reload'
  | 'tyres'
  | 'voices'
  | 'farShots'

export const recordedBeds = ['guns', 'rain', 'fire', 'wind', 'engines'] as const
export type RecordedBed = (typeof recordedBeds)[number]

/** dB below the highest third octave, by file. */
const levels = z.record(z.string(), z.array(z.array(z.int().max(0)).length(thirds.length)))
/** Of each game's files, measured by `npm run bench -- recordings`. */
const schema = z.object({ kinds: z.record(z.string(), levels), beds: z.record(z.string(), levels) })
export type RecordedSpectra = z.infer<typeof schema>

export interface RecordedSet extends SoundSet {
  game: string
}

export const recordedSpectra: RecordedSpectra = schema.parse(spectra)
const { kinds, beds } = recordedSpectra

const powersOf = (file: readonly number[]) => file.map((level) => 10 ** (level / 10))
const mean = (all: readonly Float64Array[]) =>
  kWeightedMean(all.length > 0 ? all : [new Float64Array(thirds.length).fill(1)])
const bedsOf = Object.fromEntries(
  recordedBeds.map((bed) => [
    bed,
    new Map(
      Object.entries(beds[bed] ?? {}).map(([game, files]) => [
        game,
        mean(files.map((file) => weightedThirds(powersOf(file)))),
      ]),
    ),
  ]),
)

function kWeightedMean(all: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    thirds,
    (_, third) => all.reduce((sum, one) => sum + (one[third] ?? 0), 0) / all.length,
  )
}

const GUNS_OF_OTHERS = ['Warzone 2100', 'Nexuiz', 'Red Eclipse'] // stand for those of a game that has none

/** Instead of guns (`alone`), or beside them (`also`). */
const masks: Readonly<Partial<Record<string, { alone?: RecordedBed; also?: RecordedBed }>>> = {
  tyres: { alone: 'engines' },
  voices: { also: 'rain' },
  doors: { also: 'fire' },
  cloth: { also: 'wind' },
  farShots: { also: 'wind' },
}

function bedOf(bed: RecordedBed, game: string): Float64Array {
  const of = bedsOf[bed] ?? new Map<string, Float64Array>()
  const others = bed === 'guns' ? GUNS_OF_OTHERS.flatMap((other) => of.get(other) ?? []) : [...of.values()]
  return of.get(game) ?? mean(others)
}

/** By games. @param shift thirds by which the sounds are higher */
export function recordedSets(kind: string, shift = 0): RecordedSet[] {
  const { alone = 'guns', also } = masks[kind] ?? {}
  return Object.entries(kinds[kind] ?? {}).map(([game, files]) => ({
    game,
    files: files.map((file) => {
      const powers = powersOf(file)
      return weightedThirds(thirds.map((_, third) => powers[third - shift] ?? 0))
    }),
    bed: mean([bedOf(alone, game), ...(also ? [bedOf(also, game)] : [])]),
  }))
}

const BED_FRAMES = 25 // of 20 ms: enough for one block of BS.1770

/** Of all games, as signals without time: each file is one frame. */
export function recordedMaterial(kind: RecordedKind): Material {
  const files = Object.values(kinds[kind] ?? {}).flat()
  const beds = recordedSets(kind).map(({ bed }) => bed.map((power, third) => power / (weights[third] ?? 1)))
  const bed = inBands(mean(beds))
  return {
    bed: Array.from({ length: BED_FRAMES }, () => bed),
    kinds: [{ kind, variants: files.map((file) => [inBands(Float64Array.from(powersOf(file)))]) }],
  }
}

/** What games play, for loudness: guns, rain, engines, and noise of equal power in every octave. */
export const mixes: readonly Float64Array[] = [
  ...(['guns', 'rain', 'engines'] as const).flatMap((bed) => [...(bedsOf[bed]?.values() ?? [])]),
  weightedThirds(thirds.map(() => 1)),
]
