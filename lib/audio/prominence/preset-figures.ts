import { roomNoise, type Headset } from '../audibility/room-noise'
import type { Filter } from '../filter'
import { maskingOf, thresholdOf } from '../audibility/detector'
import type { BandFrames } from '../spectrum/band-frames'
import { louderBy, powerFactors } from './prominence'
import type { Material, ListenedKind } from './scene-material'
import { weightedTenths } from './weighted'

/** dB by which a kind of sound may be softer and still be equally audible in room noise, by the headset worn. */
export interface Audibility extends Record<Headset, number> {
  kind: string
}

/** Takes some tenths of a second for each kind. */
export function audibilityOf(filters: readonly Filter[], { bed, kinds }: Material): Audibility[] {
  const factors = powerFactors(filters)
  const open = softerInRoom(bed, 'open', factors)
  const closed = softerInRoom(bed, 'closed', factors)
  return kinds.map((kind) => ({ kind: kind.kind, open: open(kind), closed: closed(kind) }))
}

/** dB, for equal audibility. */
type Softer = (kind: ListenedKind) => number

/** In room noise, which the filter does not change; the bed has the same loudness without and with it. */
function softerInRoom(bed: BandFrames, headset: Headset, filter: Float64Array): Softer {
  const lowered = 10 ** (-louderBy(weightedTenths(bed), filter) / 10)
  const cover = maskingOf(roomNoise(headset))
  return ({ variants }) => {
    const softer = variants.map((variant) => {
      const places = [variant.map(() => cover)]
      const after = variant.map((powers) =>
        powers.map((power, band) => power * lowered * (filter[band] ?? 1)),
      )
      return thresholdOf(variant, places) - thresholdOf(after, places)
    })
    return softer.reduce((sum, one) => sum + one, 0) / softer.length
  }
}
