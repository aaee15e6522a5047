import type { Filter, GainFilter } from '../filter'
import type { SceneName } from '../scenes/scene'
import { thirdsOf } from '../spectrum/thirds'
import { bestFilters } from './find-filters'
import { gainOf, judgeOfSets, searchLimits, type Judge } from './judge'
import { curveLimits, directionLimits, type CurveCosts } from './limits'
import { recordedSets, type RecordedKind, type RecordedSet } from './recorded'
import { materialOf } from './scene-material'
import { type SoundSet, weightedThirds } from './sound-set'

/** The aim of tuning a game's preset. */
export interface Tuning {
  /** Recorded sounds that it promises. */
  kinds: readonly RecordedKind[]
  /** Sounds of the same family, which keep a curve from fitting single recordings; they count half. */
  family: readonly RecordedKind[]
  /** Whether players are to hear where a sound is. */
  hasDirection: boolean
  /** A scene whose sounds it is tuned for where no game has recordings. */
  scene?: SceneName
}

export const limitsOf = ({ hasDirection }: Tuning): CurveCosts =>
  hasDirection ? directionLimits : curveLimits

/** Thirds by which sounds are also shifted: others of their kind differ by that. */
const SHIFTS = [-2, -1, 0, 1, 2]
/** Weight of a sound of the family; a promised one has 1. */
const FAMILY = 0.5
/** Of a program's preset, so that a buyer can add some by hand. */
export const MOST_FILTERS = 8

/** Filters for a game's preset, within the limits; deterministic. Takes some seconds. @param without a game that is left out */
export function tunedFilters(tuning: Tuning, without?: string): readonly GainFilter[] {
  return bestFilters(judgeOfTuning(tuning, searchLimits(limitsOf(tuning)), without), MOST_FILTERS)
}

/** By game, for each promised kind: by how many dB it stands out with filters that were tuned without this game. */
export type HeldOut = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Leaves out one game after the other; takes some seconds for each. */
export function heldOut(tuning: Tuning): HeldOut {
  const games = new Set(tuning.kinds.flatMap((kind) => recordedSets(kind).map(({ game }) => game)))
  const without = [...games].map((game) => ({ game, filters: tunedFilters(tuning, game) }))
  return Object.fromEntries(
    tuning.kinds.map((kind) => [
      kind,
      Object.fromEntries(
        without.flatMap(({ game, filters }) => {
          const gain = gainsByGame(filters, kind)[game]
          return gain === undefined ? [] : [[game, gain]]
        }),
      ),
    ]),
  )
}

/** By game: by how many dB a kind of sound stands out with filters, in hundredths. */
export function gainsByGame(filters: readonly Filter[], kind: string): Record<string, number> {
  return Object.fromEntries(
    recordedSets(kind).map((set) => [set.game, Math.round(100 * gainOf(filters, set)) / 100]),
  )
}

/** Judges filters for a preset, see `judgeOfSets`. */
export function judgeOfTuning(tuning: Tuning, limits: CurveCosts, without?: string): Judge {
  const groups = [
    ...tuning.kinds.map((kind) => ({ weight: 1, sets: shiftedSets(kind, without) })),
    ...tuning.family.map((kind) => ({ weight: FAMILY, sets: shiftedSets(kind, without) })),
    ...(tuning.scene ? sceneSets(tuning.scene).map((set) => ({ weight: 1, sets: [set] })) : []),
  ]
  return judgeOfSets(
    groups.filter(({ sets }) => sets.length > 0),
    limits,
  )
}

function shiftedSets(kind: RecordedKind, without?: string): RecordedSet[] {
  const [first = [], ...others] = SHIFTS.map((shift) => recordedSets(kind, shift))
  return first
    .map((set, index) => ({
      ...set,
      files: [set, ...others.map((sets) => sets[index])].flatMap((one) => one?.files ?? []),
    }))
    .filter(({ game }) => game !== without)
}

/** The sounds of a scene, one set for each kind. */
function sceneSets(scene: SceneName): SoundSet[] {
  const { bed, kinds } = materialOf(scene)
  return kinds.map(({ variants }) => ({
    files: variants.map((variant) => weightedThirds(thirdsOf(variant))),
    bed: weightedThirds(thirdsOf(bed)),
  }))
}
