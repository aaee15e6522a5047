import { z } from 'zod'

/** dB by which one kind of sound stands out more at equal loudness. */
const prominenceSchema = z.strictObject({
  /** Of the game's own bed. */
  inBed: z.number(),
  inPinkNoise: z.number(),
})
type Prominence = z.infer<typeof prominenceSchema>

/** What a version of a preset brings at `Normal` for one kind of sound that one listens for in its game, in dB. */
export const soundFiguresSchema = z.strictObject({
  /** A name of lib/audio/scenes/rendering/listened-sounds, maybe one that only an earlier program knew. */
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

/** What buyers are told: the lesser of model and recording. */
export function shownProminence({ modelled, recorded = modelled }: SoundFigures): Prominence {
  return {
    inBed: Math.min(modelled.inBed, recorded.inBed),
    inPinkNoise: Math.min(modelled.inPinkNoise, recorded.inPinkNoise),
  }
}
