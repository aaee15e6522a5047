import type { Headset } from '../audibility/room-noise'
import type { Filter } from '../filter'
import { softerInBed, softerInRoom } from './detection'
import { powerFactors, raisedBy, UNFILTERED } from './prominence'
import type { Material } from './scene-material'
import { pinkNoise, weigh, type WeightedMaterial } from './weighted'

/** dB SPL of a bed in which softer sounds are looked for. */
const BED_LEVEL = 60

/** By how many dB one kind of sound stands out more with a preset, at equal loudness (BS.1770) of its bed; mean over its variants. */
export interface Prominence {
  kind: string
  /** Of the game. */
  inBed: number
  inPinkNoise: number
}

/** By how many dB more softly it may be played and is still heard as well: in its bed at 60 dB SPL, and alone in the noise of a room. */
export interface Audibility {
  kind: string
  inBed: number
  inRoom: Record<Headset, number>
}

export function prominenceOf(filters: readonly Filter[], material: Material): Prominence[] {
  return weightedProminence(filters, weigh(material))
}

/** The same of what is weighed already. */
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
