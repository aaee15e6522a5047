import { roomNoise, type Headset } from '../audibility/room-noise'
import type { Filter } from '../filter'
import { maskingOf, thresholdOf } from '../audibility/detector'
import type { BandFrames } from '../spectrum/band-frames'
import { powerFactors, raisedBy, UNFILTERED, louderBy } from './prominence'
import type { Material, ListenedKind } from './scene-material'
import { pinkNoise, weigh, loudnessAfter, weightedTenths, type WeightedMaterial } from './weighted'

/** dB SPL of the bed that masks the sounds. */
const BED_LEVEL = 60

/**
 * By how many dB one kind of sound stands out more with a preset, at equal loudness (BS.1770) of its bed; mean over
 * its variants.
 */
export interface Prominence {
  kind: string
  /** In the game's bed. */
  inBed: number
  inPinkNoise: number
}

/**
 * By how many dB a kind of sound may be softer and still be equally audible: in its bed at 60 dB SPL, and alone in
 * room noise.
 */
export interface Audibility {
  kind: string
  inBed: number
  inRoom: Record<Headset, number>
}

export function prominenceOf(filters: readonly Filter[], material: Material): Prominence[] {
  return weightedProminence(filters, weigh(material))
}

/** The same from weighted material. */
export function weightedProminence(
  filters: readonly Filter[],
  { bed, kinds }: WeightedMaterial,
): Prominence[] {
  const factors = powerFactors(filters)
  const [bedLouder = 0, pinkLouder = 0] = [bed, pinkNoise].map(
    (loudness) => loudness(factors) - loudness(UNFILTERED),
  )
  return kinds.map(({ kind, variants }) => {
    const raised = raisedBy(variants, factors)
    return { kind, inBed: raised - bedLouder, inPinkNoise: raised - pinkLouder }
  })
}

/** Takes about half a second for each kind. */
export function audibilityOf(filters: readonly Filter[], { bed, kinds }: Material): Audibility[] {
  const factors = powerFactors(filters)
  const inBed = softerInBed(bed, BED_LEVEL, factors)
  const open = softerInRoom(bed, 'open', factors)
  const closed = softerInRoom(bed, 'closed', factors)
  return kinds.map((kind) => ({
    kind: kind.kind,
    inBed: inBed(kind),
    inRoom: { open: open(kind), closed: closed(kind) },
  }))
}

/** Moments of a bed at which sounds are tested. */
const PLACES = 5

/** By how many dB a kind of sound may be softer with a filter and still be equally audible. */
type Softer = (kind: ListenedKind) => number

/**
 * In the bed itself, at equal loudness without and with the filter.
 * @param level of the bed in dB SPL, K-weighted
 * @param filter factors of power by `bands`
 */
function softerInBed(bed: BandFrames, level: number, filter: Float64Array): Softer {
  const raised = 10 ** ((level - loudnessAfter(weightedTenths(bed), UNFILTERED)) / 10)
  const lowered = 10 ** (-louderBy(weightedTenths(bed), filter) / 10)
  const without = bed.map((powers) => maskingOf(powers.map((power) => power * raised)))
  const filtered = filter.map((factor) => factor * lowered)
  const covered = bed.map((powers) =>
    maskingOf(powers.map((power, band) => power * raised * (filtered[band] ?? 1))),
  )
  return softerUnder(filtered, (length) => [placesIn(without, length), placesIn(covered, length)])
}

/** In room noise, which the filter does not change; the bed has the same loudness without and with it. */
function softerInRoom(bed: BandFrames, headset: Headset, filter: Float64Array): Softer {
  const lowered = 10 ** (-louderBy(weightedTenths(bed), filter) / 10)
  const cover = maskingOf(roomNoise(headset))
  return softerUnder(
    filter.map((factor) => factor * lowered),
    (length) => {
      const places = [Array.from({ length }, () => cover)]
      return [places, places]
    },
  )
}

type Places = readonly (readonly Float64Array[])[]

/** @param maskersFor maskers of a sound of that many frames, without and with the filter */
function softerUnder(
  filter: Float64Array,
  maskersFor: (length: number) => readonly [without: Places, filtered: Places],
): Softer {
  return ({ variants }) => {
    const softer = variants.map((variant) => {
      const [without, filtered] = maskersFor(variant.length)
      const after = variant.map((powers) => powers.map((power, band) => power * (filter[band] ?? 1)))
      return thresholdOf(variant, without) - thresholdOf(after, filtered)
    })
    return softer.reduce((sum, one) => sum + one, 0) / softer.length
  }
}

/** Maskers for a sound of that many frames at moments spread over a bed, which repeats. */
function placesIn(maskers: readonly Float64Array[], length: number): Places {
  return Array.from({ length: PLACES }, (_, place) => {
    const start = Math.round((place / PLACES) * maskers.length)
    return Array.from(
      { length },
      (_, frame) => maskers[(start + frame) % maskers.length] ?? new Float64Array(),
    )
  })
}
