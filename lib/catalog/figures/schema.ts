import { z } from 'zod'

/** At `Normal`, in dB. Versions published by earlier programs hold more, which is dropped. */
export const soundFiguresSchema = z.object({
  /** One of `figureKinds`, or a name that only an earlier program knew. */
  kind: z.string(),
  /** Hz between which it lies. */
  band: z.strictObject({ from: z.int(), to: z.int() }).exactOptional(),
  /** In the least and most favourable of games not used for tuning, in halves of a dB, rounded down. */
  heldOut: z.strictObject({ from: z.number(), to: z.number(), games: z.int() }).exactOptional(),
  /** By how much more softly it is still heard as well in a room, without and with a closed headset. */
  softer: z.object({ open: z.number(), closed: z.number() }),
})
export type SoundFigures = z.infer<typeof soundFiguresSchema>
export type HeldOutRange = NonNullable<SoundFigures['heldOut']>

/** Sounds that have figures: recorded ones, and those of scenes where no free game has recordings. */
export const figureKinds = [
  'metalSteps',
  'hardSteps',
  'earthSteps',
  'gravelSteps',
  'doors',
  'reload',
  'tyres',
  'voices',
  'ping',
  'ability',
  'kick',
  'snare',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** dB by which a range of fewer games is wider: a further game may lie outside of what so few show. */
const FEW = { games: 4, wider: 0.5 } as const

/** The range over games, in halves of a dB, rounded down. @param gains in dB, by game; undefined for fewer than two games */
export function rangeOf(gains: Readonly<Record<string, number>>): HeldOutRange | undefined {
  const values = Object.values(gains)
  if (values.length < 2) return undefined
  const wider = values.length < FEW.games ? FEW.wider : 0
  const halves = (decibels: number) => Math.floor(2 * decibels) / 2 + 0
  const [from, to] = [Math.min(...values) - wider, Math.max(...values) + wider]
  return { from: halves(from), to: halves(to), games: values.length }
}
