import type { Filter, GainFilter } from '../filter'
import { designs, renderAtOnce } from '../scenes/rendering/render-scene'
import { sceneNames, type SceneName } from '../scenes/scene'
import { bandFrames } from '../spectrum/band-frames'
import { thirdsOf } from '../spectrum/thirds'
import { bestFilters } from './find-filters'
import { gainOf, judgeOfSets, searchLimits, type Judge } from './judge'
import { costsOf, curveLimits, directionLimits, type CurveCosts } from './limits'
import { louderBy, powerFactors } from './prominence'
import { recordedSets, type RecordedKind, type RecordedSet } from './recorded'
import { materialOf } from './scene-material'
import { type SoundSet, weightedThirds } from './sound-set'
import { weightedTenths } from './weighted'

export interface Tuning {
  kinds: readonly RecordedKind[] // that it promises
  /** Sounds of the same family, which keep a curve from fitting single recordings; they count half. */
  family: readonly RecordedKind[]
  hasDirection: boolean // players are to hear where a sound is
  scene?: SceneName // tuned for where no game has recordings
}

export const limitsOf = ({ hasDirection }: Tuning): CurveCosts =>
  hasDirection ? directionLimits : curveLimits

/** Thirds by which sounds are also shifted: others of their kind differ by that. */
const SHIFTS = [-2, -1, 0, 1, 2]
const FAMILY = 0.5 // weight; a promised sound has 1
export const MOST_FILTERS = 8 // of a program's preset, so that a buyer can add some by hand

/** A buyer's measurement in the game that is tuned for. */
export interface GivenSet {
  kind: string
  /** One for each buyer. */
  buyer: string
  set: SoundSet
}

/** Within the limits; deterministic. Takes some seconds. @param without a game that is left out */
export function tunedFilters(
  tuning: Tuning,
  without?: string,
  given: readonly GivenSet[] = [],
): readonly GainFilter[] {
  return bestFilters(judgeOfTuning(tuning, searchLimits(limitsOf(tuning)), without, given), MOST_FILTERS)
}

const PARTS = 10 // of the buyers, each of which is left out once

/** dB by which buyers' sounds stand out with filters tuned without them. Takes a minute. */
export function heldOutBuyers(tuning: Tuning, given: readonly GivenSet[]): (GivenSet & { gain: number })[] {
  const buyers = [...new Set(given.map(({ buyer }) => buyer))]
  const partOf = new Map(buyers.map((buyer, index) => [buyer, index % PARTS]))
  const parts = [...new Set(partOf.values())]
  return parts.flatMap((part) => {
    const isOut = ({ buyer }: GivenSet) => partOf.get(buyer) === part
    const filters = tunedFilters(
      tuning,
      undefined,
      given.filter((one) => !isOut(one)),
    )
    return given.filter(isOut).map((one) => ({ ...one, gain: gainOf(filters, one.set) }))
  })
}

/** By game and promised kind: dB by which it stands out with filters tuned without this game. */
export type HeldOut = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Takes some seconds for each game. */
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

/** dB by game, in hundredths. */
export function gainsByGame(filters: readonly Filter[], kind: string): Record<string, number> {
  return Object.fromEntries(
    recordedSets(kind).map((set) => [set.game, Math.round(100 * gainOf(filters, set)) / 100]),
  )
}

/**
 * See `judgeOfSets`. Filters without recordings are also held to how soft they make the shop's scenes, for which the
 * mixes of recordings do not stand.
 */
export function judgeOfTuning(
  tuning: Tuning,
  limits: CurveCosts,
  without?: string,
  given: readonly GivenSet[] = [],
): Judge {
  const measured = (kind: string) => given.filter((one) => one.kind === kind).map(({ set }) => set)
  const groups = [
    // The game itself counts as much as all others.
    ...[...new Set(given.map(({ kind }) => kind))].map((kind) => ({ weight: 1, sets: measured(kind) })),
    ...tuning.kinds.map((kind) => ({ weight: 1, sets: shiftedSets(kind, without) })),
    ...tuning.family.map((kind) => ({ weight: FAMILY, sets: shiftedSets(kind, without) })),
    ...(tuning.scene ? sceneSets(tuning.scene).map((set) => ({ weight: 1, sets: [set] })) : []),
  ]
  const judge = judgeOfSets(
    groups.filter(({ sets }) => sets.length > 0),
    limits,
  )
  if (!tuning.scene) return judge
  const scenes = sceneNames.map(tenthsOf)
  return (filters) => judge(filters) - BEYOND * Math.max(0, softerIn(scenes, filters) - limits.softer)
}

const BEYOND = 10 // dB for each LU

function tenthsOf(scene: SceneName): Float64Array[] {
  const { left, right } = renderAtOnce(designs[scene])
  return weightedTenths(bandFrames([left, right]))
}

/** LU in the scene that loses most, at the preamp that prevents clipping. */
function softerIn(scenes: readonly Float64Array[][], filters: readonly Filter[]): number {
  const factors = powerFactors(filters)
  const preamp = Math.min(0, -costsOf(filters).peak)
  return scenes.reduce((most, tenths) => Math.max(most, -preamp - louderBy(tenths, factors)), -Infinity)
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

/** One set for each kind. */
function sceneSets(scene: SceneName): SoundSet[] {
  const { bed, kinds } = materialOf(scene)
  return kinds.map(({ variants }) => ({
    files: variants.map((variant) => weightedThirds(thirdsOf(variant))),
    bed: weightedThirds(thirdsOf(bed)),
  }))
}
