import { z } from 'zod'

/** dB by which one kind of sound stands out more at equal loudness. */
const prominenceSchema = z.strictObject({
  /** Of the game's own bed. */
  inBed: z.number(),
  inPinkNoise: z.number(),
})
type Prominence = z.infer<typeof prominenceSchema>

/** The effect of a preset version at `Normal` on one kind of sound that players listen for in its game, in dB. */
export const soundFiguresSchema = z.strictObject({
  /** A name from lib/audio/scenes/rendering/listened-sounds, or one that only an earlier program version knew. */
  kind: z.string(),
  /** Hz between which it lies. */
  band: z.strictObject({ from: z.int(), to: z.int() }).exactOptional(),
  modelled: prominenceSchema,
  /** Of the least recording of the kind, for the program's own versions. */
  recorded: prominenceSchema.exactOptional(),
  /** By how much more softly it is still heard as well: in its bed, and in a room, without and with a closed headset. */
  softer: z.strictObject({ inBed: z.number(), open: z.number(), closed: z.number() }),
})
export type SoundFigures = z.infer<typeof soundFiguresSchema>

/** The figures shown to buyers: the lower ones of model and recording. */
export function shownProminence({ modelled, recorded = modelled }: SoundFigures): Prominence {
  return {
    inBed: Math.min(modelled.inBed, recorded.inBed),
    inPinkNoise: Math.min(modelled.inPinkNoise, recorded.inPinkNoise),
  }
}
