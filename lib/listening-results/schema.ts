import { z } from 'zod'
import { targets } from '@/lib/audio/scenes/targets'
import { MOST_HEARD } from '@/lib/catalog/heard-counts'
import { presetIdSchema } from '@/lib/catalog/schema'
import { idPattern } from '@/lib/core/ids'
import { plainLines } from '@/lib/core/text/plain-lines'
import { ratings } from '@/lib/listening-test/procedure/model'
import { LONGEST_ANSWER } from '@/lib/listening-test/procedure/stored-run'

const REASON_LENGTH = 1000
/** More than any run has. */
const MOST_ANSWERS = 200

export const heardIdSchema = z.string().regex(idPattern('heard'))

/** `aside`: the log is implausible; `excluded`: by the owner. */
const heardStatusSchema = z.enum(['counted', 'aside', 'excluded'])
export type HeardStatus = z.infer<typeof heardStatusSchema>

/** Why a result is set aside automatically. */
const heardDoubtSchema = z.enum([
  'unclear',
  'fast',
  'even',
  'one-sided',
  'alternating',
  'question',
  'impossible',
])
export type HeardDoubt = z.infer<typeof heardDoubtSchema>

/** Results that the owner cannot count: they say nothing about the preset. */
export const uncountable: readonly HeardDoubt[] = ['question', 'impossible']

const tenths = z
  .int()
  .min(-2 * MOST_HEARD)
  .max(2 * MOST_HEARD)
const differenceSchema = tenths.min(-MOST_HEARD).max(MOST_HEARD)

/** The sound that was asked for. */
const askedSchema = z.enum(targets)

/** The keyed hash of an order or account, see `ownerKey`. */
const ownerSchema = z.string().regex(/^[\w-]{43}$/)
/** Version of the test's procedure; a changed one gets a new number, and older logs keep theirs. */
const versionSchema = z.literal(1)
/** A stored run: its seed, and each answer as `choice:ms`. */
const keptRunSchema = z.object({
  version: versionSchema,
  seed: z.int(),
  answers: z.string().regex(/^[1-4]:\d{1,7}( [1-4]:\d{1,7})*$/),
})

/** The result of a listening test, stored at `heard/{id}`; times in ms, levels in tenths of a dB. */
export const heardSchema = z.object({
  id: heardIdSchema,
  presetId: presetIdSchema,
  /** The tested version. */
  presetVersion: z.int(),
  at: z.int(),
  /** Keyed hashes of its person, which only the server can compute. */
  owners: z.record(ownerSchema, z.literal(true)),
  isBuyer: z.boolean(),
  headset: z.string().max(100).exactOptional(),
  asked: askedSchema,
  run: keptRunSchema,
  difference: z.object({ tenths: differenceSchema, low: tenths, high: tenths }),
  without: tenths,
  with: tenths,
  /** Without the practice. */
  trials: z.int(),
  status: heardStatusSchema,
  doubt: heardDoubtSchema.exactOptional(),
  excluded: z.object({ reason: z.string(), at: z.int() }).exactOptional(),
  /** Number of the owner's decisions; see `changeHeard`. */
  changes: z.int(),
})
export type Heard = z.infer<typeof heardSchema>

/** Body of `POST /api/orders/[orderId]/heard/[preset]` and `POST /api/account/heard/[preset]`: the log, and no result. */
export const heardRequestSchema = z.strictObject({
  version: versionSchema,
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  answers: z
    .array(
      z.strictObject({
        choice: z.literal([...ratings]),
        ms: z.number().min(0).max(LONGEST_ANSWER),
      }),
    )
    .min(1)
    .max(MOST_ANSWERS),
  asked: askedSchema,
  /** The version on the page; today's if it is missing. */
  presetVersion: z.int().min(1).exactOptional(),
  headset: z.string().max(100).exactOptional(),
})
export type HeardRequest = z.infer<typeof heardRequestSchema>
export type HeardRun = Pick<HeardRequest, 'version' | 'seed' | 'answers'>

/** Answer of both calls. */
export const addedHeardSchema = z.object({
  status: heardStatusSchema,
  doubt: heardDoubtSchema.exactOptional(),
})
export type AddedHeard = z.infer<typeof addedHeardSchema>

/** Answer of `GET`: a person's result for a preset, or null. */
export const ownHeardSchema = z.object({ heard: addedHeardSchema.nullable() })
export type OwnHeard = z.infer<typeof ownHeardSchema>

/** Body of `POST /api/admin/heard/[heardId]/exclude`. */
export const excludingSchema = z.strictObject({
  reason: plainLines
    .refine((reason) => reason !== '', 'heard_reason')
    .refine((reason) => reason.length <= REASON_LENGTH, 'too_long'),
})
