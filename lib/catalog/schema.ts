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
    .regex(/^[^\p{Cc}]*$/u, 'preset_line')
    .refine((text) => text.trim() === text, 'preset_spaces')

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

/** The lowest preamp in dB; below it too little level is left for quiet outputs. Messages say it too. */
const LOWEST_PREAMP = -20

/** The one layer that makes directions out of channels; two of them at once blur what both compute. */
const spatialSchema = z.enum(['none', 'windows-sonic', 'dolby-atmos', 'dts-headphone-x', 'in-game-hrtf'])

const CHANGE_LENGTH = 200

/** What a version changed against the one before it, for those who bought that. */
const changeSchema = z.strictObject({
  version: z.int().min(2),
  text: line(CHANGE_LENGTH),
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
    .min(1, 'preset_filters')
    .max(MOST_FILTERS, 'preset_filters')
    .refine((filters) => preampOf(filters) >= LOWEST_PREAMP, {
      error: 'preset_preamp',
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

/** Integer cents; far above what a preset can cost. */
const priceSchema = z.int('preset_price').positive('preset_price').max(99_999, 'preset_price')

/** A published preset. The price is in integer cents. */
export const presetSchema = z
  .strictObject({
    id: presetIdSchema,
    ...content,
    price: priceSchema,
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

/** How often it had been written when somebody saw what they now change; refused if it was again since. */
const revision = z.int().min(0)

/** Body of `POST /api/admin/presets`: a preset that there was not before. */
export const newPresetSchema = z.strictObject({ draft: draftSchema })

/** Body of `PUT /api/admin/presets/[id]`. */
export const draftChangeSchema = z.strictObject({ revision, draft: draftSchema })

/** Body of `POST /api/admin/presets/[id]/duplicate`. */
export const duplicateSchema = z.strictObject({ name: content.name })

/** Body of `POST /api/admin/presets/[id]/publish`: the price with the first version, what has changed with all others. */
export const publicationSchema = z.strictObject({
  revision,
  price: priceSchema.optional(),
  text: line(CHANGE_LENGTH).optional(),
  isRepair: z.boolean().optional(),
})
export type Publication = z.infer<typeof publicationSchema>

/** Body of `PUT /api/admin/presets/[id]/sale`. */
export const saleChangeSchema = z.strictObject({ revision, price: priceSchema, active: z.boolean() })

/** Body of `PUT /api/admin/presets/[id]/position`. */
export const moveSchema = z.strictObject({ direction: z.enum(['up', 'down']) })

/** The dynamic part of a preset's addresses. */
export const presetParams = z.object({ id: presetIdSchema })

/** What is answered after a change: what the next one must have seen. */
export const presetStateSchema = z.object({ id: presetIdSchema, revision })

/** What lists and searches need of a preset; small enough to be sent to the browser. The price is in cents. */
export type PresetSummary = Pick<Preset, 'id' | 'name' | 'game' | 'tagline' | 'price' | 'updatedAt'> & {
  /** What else a search finds it by: the game's other names, and words of what it does and needs. */
  words: string
}
