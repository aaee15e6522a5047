import { z } from 'zod'
import { FILTER_LIMITS, MOST_FILTERS } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'

const { fc, gain, q } = FILTER_LIMITS

/** One line of printable text; a line break would end the comment line of a preset's file. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .refine((text) => text.trim() === text, 'must not start or end with a space')

/** Whole Hz, tenths of a dB, hundredths of Q: what the files can say, so that they hold exactly what is drawn. */
const band = {
  fc: z.int().min(fc.min).max(fc.max),
  q: z.number().min(q.min).max(q.max).multipleOf(0.01),
}
const level = { gain: z.number().min(gain.min).max(gain.max).multipleOf(0.1) }

const filterSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['PK', 'LSC', 'HSC']), ...band, ...level }),
  z.strictObject({ type: z.enum(['HP', 'LP']), ...band }),
])

/** The lowest preamp in dB; below it too little level is left for quiet outputs. */
const LOWEST_PREAMP = -20

/** The one layer that makes directions out of channels; two of them at once blur what both compute. */
const spatialSchema = z.enum(['none', 'windows-sonic', 'dolby-atmos', 'dts-headphone-x', 'in-game-hrtf'])

/** What a version changed against the one before it, for those who bought that. */
const changeSchema = z.strictObject({
  version: z.int().min(2),
  text: line(200),
  /** Whether it mends a fault or a hole in security, so that every buyer must be told (§ 327f Abs. 1 BGB). */
  isRepair: z.boolean().optional(),
})

/** What a version says and sounds like; texts are German. */
const content = {
  name: line(40),
  /** The game that it is made for. */
  game: line(60),
  /** What players call the game; a search finds it by them. */
  aliases: z.array(line(30)).max(12),
  tagline: line(120),
  description: line(900),
  filters: z
    .array(filterSchema)
    .min(1)
    .max(MOST_FILTERS)
    .refine((filters) => preampOf(filters) >= LOWEST_PREAMP, {
      error: `needs a preamp below ${LOWEST_PREAMP} dB`,
      when: ({ issues }) => issues.length === 0,
    }),
  spatial: spatialSchema,
  /** What kind of headset it is tuned for. */
  headset: line(200),
}

/** What is being worked on, and becomes a version when it is published. */
export const draftSchema = z.strictObject(content)
export type Draft = z.infer<typeof draftSchema>

/** Also the slug of its address and of its files. */
export const presetIdSchema = z
  .string()
  .max(48)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug of a-z, 0-9 and single hyphens')

/** A published preset. The price is in integer cents. */
export const presetSchema = z
  .strictObject({
    id: presetIdSchema,
    ...content,
    price: z.int().positive(),
    version: z.int().min(1),
    /** When this version was finished, in ms. */
    updatedAt: z.int().min(Date.UTC(2020, 0)),
    /** One entry per version after the first, newest first. */
    changes: z.array(changeSchema),
    /** Whether it can be bought; who has bought it can load it all the same. */
    active: z.boolean(),
  })
  .refine(({ version, changes }) => changesAreComplete(version, changes), {
    path: ['changes'],
    error: 'must tell every version after the first once, newest first',
    when: ({ issues }) => issues.length === 0,
  })

function changesAreComplete(version: number, changes: readonly { version: number }[]): boolean {
  return (
    changes.length === version - 1 && changes.every((change, index) => change.version === version - index)
  )
}

export type Preset = z.infer<typeof presetSchema>

/** What lists and searches need of a preset; small enough to be sent to the browser. The price is in cents. */
export type PresetSummary = Pick<Preset, 'id' | 'name' | 'game' | 'tagline' | 'price' | 'updatedAt'> & {
  /** What else a search finds it by: the game's other names, and words of what it does and needs. */
  words: string
}
