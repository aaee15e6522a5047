import { z } from 'zod'
import { DYNAMICS_LIMITS } from '@/lib/audio/dynamics/dynamics'
import { FILTER_LIMITS, MOST_FILTERS } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { parseBerlinTime } from '@/lib/core/berlin-time'
import { withoutInvisible } from '@/lib/core/text/plain-text'
import { pictureSchema } from '@/lib/pictures/schema'
import { soundFiguresSchema } from './figures/schema'
import { SEO_LENGTHS } from './preset-meta'
import { isSetupAmong, platforms } from './platforms'

const { fc, gain, q } = FILTER_LIMITS

/** One line of printable text; a line break would end the comment line in a preset's file. */
export const line = (longest: number) => lineOrNone(longest).min(1)

const lineOrNone = (longest: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'preset_line')
    .refine((text) => text.trim() === text, 'preset_spaces')

/** Whole Hz, tenths of a dB, hundredths of Q: the precision of the files, so that they match the drawing exactly. */
const band = {
  fc: z.int().min(fc.min).max(fc.max),
  q: z.number().min(q.min).max(q.max).multipleOf(0.01),
}
const level = { gain: z.number().min(gain.min).max(gain.max).multipleOf(0.1) }

const filterSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['PK', 'LSC', 'HSC']), ...band, ...level }),
  z.strictObject({ type: z.enum(['HP', 'LP']), ...band }),
])

const dynamicValue = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number().min(min).max(max).multipleOf(step)

const dynamicsSchema = z.strictObject({
  threshold: dynamicValue(DYNAMICS_LIMITS.threshold),
  ratio: dynamicValue(DYNAMICS_LIMITS.ratio),
  attack: dynamicValue(DYNAMICS_LIMITS.attack),
  release: dynamicValue(DYNAMICS_LIMITS.release),
  makeUp: dynamicValue(DYNAMICS_LIMITS.makeUp),
})

/** Lowest preamp in dB; below it, quiet outputs lack level. Also stated in the messages. */
const LOWEST_PREAMP = -20

/** The one layer that turns channels into directions; two at once blur each other. */
const spatialSchema = z.enum(['none', 'windows-sonic', 'dolby-atmos', 'dts-headphone-x', 'in-game-hrtf'])

const CHANGE_LENGTH = 200

const changeSchema = z.strictObject({
  version: z.int().min(2),
  text: line(CHANGE_LENGTH),
  /** Whether it fixes a fault or security hole, so that every buyer must be told (§ 327f Abs. 1 BGB). */
  isRepair: z.boolean().optional(),
})

/** A version's content; texts are German. */
const content = {
  name: line(40),
  game: line(60),
  /** Players' names for the game, used by the search. */
  aliases: z.array(line(30)).max(12),
  tagline: line(120),
  /** '' for none, which publishing asks about; the tagline then stands alone. */
  description: lineOrNone(900),
  filters: z
    .array(filterSchema)
    .min(1, 'preset_filters')
    .max(MOST_FILTERS, 'preset_filters')
    .refine((filters) => preampOf(filters) >= LOWEST_PREAMP, {
      error: 'preset_preamp',
      when: ({ issues }) => issues.length === 0,
    }),
  /** `Leises lauter`; missing where a preset is a curve alone. */
  dynamics: dynamicsSchema.exactOptional(),
  spatial: spatialSchema,
  /** Where the game is played; missing where it is as known of the game. */
  platforms: z.array(z.enum(platforms)).refine(isSetupAmong, 'preset_platforms').exactOptional(),
  headset: line(200),
}

export const draftSchema = z.strictObject(content)
export type Draft = z.infer<typeof draftSchema>

/** Also the slug in its file names, and in its address until it gets another. */
export const presetIdSchema = z
  .string()
  .max(48)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug of a-z, 0-9 and single hyphens')

export const slugSchema = z
  .string()
  .max(48, 'preset_slug')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'preset_slug')

const seoSchema = z.strictObject({
  title: line(SEO_LENGTHS.title).exactOptional(),
  description: line(SEO_LENGTHS.description).exactOptional(),
  /** Its content is stored at `presetPictures/{id}`. */
  picture: pictureSchema.exactOptional(),
})
export type Seo = z.infer<typeof seoSchema>

/** Integer cents, with a limit far above any real price. */
export const priceSchema = z.int('preset_price').positive('preset_price').max(99_999, 'preset_price')

/** A sale price in cents; times in ms. */
const salePriceSchema = z.strictObject({ price: priceSchema, from: z.int(), to: z.int() })

const priceStepSchema = z.strictObject({
  from: z.int(),
  price: z.int(),
  isSale: z.literal(true).exactOptional(),
})

export const besideVersionSchema = {
  seo: seoSchema.exactOptional(),
  salePrice: salePriceSchema.exactOptional(),
  priceSteps: z.array(priceStepSchema).exactOptional(),
}

/** A published preset. The price is in integer cents. */
export const presetSchema = z
  .strictObject({
    id: presetIdSchema,
    ...content,
    price: priceSchema,
    version: z.int().min(1),
    /** Ms. */
    updatedAt: z.int().min(Date.UTC(2020, 0)),
    /** One entry per version after the first, newest first. */
    changes: z.array(changeSchema),
    /** Buyers can always download it. */
    active: z.boolean(),
    /** The effect of this version, computed when it was published; none for a game without a scene of its own. */
    figures: z.array(soundFiguresSchema).exactOptional(),
    /** Its address, if that is not its id. Added where the catalogue is put together, as are those it has had. */
    slug: slugSchema.exactOptional(),
    formerSlugs: z.array(slugSchema).exactOptional(),
    ...besideVersionSchema,
    /** While its price is reduced: the lowest of the 30 days before (§ 11 PAngV), in cents, and until when, in ms. */
    reduced: z.strictObject({ lowest: z.int(), to: z.int() }).exactOptional(),
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

/** The revision the user saw; the change is refused if there has been another since. */
const revision = z.int().min(0)

export const newPresetSchema = z.strictObject({ draft: draftSchema })

export const draftChangeSchema = z.strictObject({ revision, draft: draftSchema })

export const duplicateSchema = z.strictObject({ name: content.name })

/** Published with a version: the price for the first, the change note for all others. */
const besideDraft = {
  price: priceSchema.optional(),
  text: line(CHANGE_LENGTH).optional(),
  isRepair: z.boolean().optional(),
}
export type BesideDraft = z.infer<z.ZodObject<typeof besideDraft>>

export const publicationSchema = z.strictObject({
  revision,
  ...besideDraft,
  isSure: z.boolean().optional(),
})
export type Publication = z.infer<typeof publicationSchema>

export const saleChangeSchema = z.strictObject({
  revision,
  price: priceSchema,
  active: z.boolean(),
  isSure: z.boolean().optional(),
})

/** A time as Berlin's clocks show it, to ms. */
export const berlinTimeSchema = z.string().transform((text, context) => {
  const at = parseBerlinTime(text)
  if (at === null) context.addIssue({ code: 'custom', message: 'berlin_time' })
  return at ?? z.NEVER
})

/** Body of `PUT /api/admin/presets/[id]/sale-price`: times as Berlin's clocks show them; null ends it. */
export const salePriceChangeSchema = z.strictObject({
  revision,
  salePrice: z.strictObject({ price: priceSchema, from: berlinTimeSchema, to: berlinTimeSchema }).nullable(),
  isSure: z.boolean().optional(),
})

export const addressChangeSchema = z.strictObject({ revision, slug: slugSchema })

/** Body of `PUT /api/admin/presets/[id]/seo`; '' for the page's own. */
export const seoChangeSchema = z.strictObject({
  revision,
  title: lineOrNone(SEO_LENGTHS.title),
  description: lineOrNone(SEO_LENGTHS.description),
  isSure: z.boolean().optional(),
})

export const pictureQuerySchema = z.strictObject({ revision: z.coerce.number().pipe(revision) })

export const moveSchema = z.strictObject({ direction: z.enum(['up', 'down']) })

export const presetParams = z.object({ id: presetIdSchema })

/** Answer to a change: the revision that the next change must send. */
export const presetStateSchema = z.object({ id: presetIdSchema, revision })

/** A preset's fields for lists and searches; small enough for the browser. The price is in cents. */
export type PresetSummary = Pick<Preset, 'id' | 'name' | 'game' | 'tagline' | 'price' | 'updatedAt'> & {
  /** Additional search words: the game's aliases, and what the preset does and needs. */
  words: string
}
