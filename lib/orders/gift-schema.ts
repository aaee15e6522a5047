import { z } from 'zod'
import { readLevels } from '@/lib/audio/spectrum/levels'
import { figureKinds, type FigureKind } from '@/lib/catalog/figures/schema'

/** See `writeLevels`. */
const levelsSchema = z.string().refine((text) => readLevels(text) !== null)

/** Two spectra that a buyer gave, measured at a clip of the own game; time in ms. */
export const giftSchema = z.object({
  sound: levelsSchema,
  bed: levelsSchema,
  /** The id of the headset whose correction was heard. */
  headset: z.string().exactOptional(),
  at: z.int(),
})
export type Gift = z.infer<typeof giftSchema>

export interface GiftPlace {
  preset: string
  kind: FigureKind
}

/** By preset and kind of sound, so that there is one of each. */
const byPlace = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), z.partialRecord(z.enum(figureKinds), value))
export const giftsSchema = byPlace(giftSchema)
/** By the owner; stays when the buyer gives another. */
export const giftsSetAsideSchema = byPlace(z.literal(true))
