import { z } from 'zod'
import { plainText, withoutInvisible } from '@/lib/core/text/plain-text'
import { pictureSchema } from '@/lib/pictures/schema'

/** In characters: two sentences. */
export const STAGE_LENGTH = 240
/** Right answers in a row; a duel's minute has fewer rounds. */
const MOST_STREAK = 99

/** Of the web or a mailbox, also without `https://`: a point within letters, which no sentence has. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-][.\u3002]\p{L}{2,}/iu

/** Stored at `partnerStages/{uid}`, the picture's content at `partnerPictures/{uid}`; times in ms. */
export const stageSchema = z.object({
  uid: z.string(),
  text: z.string().max(STAGE_LENGTH).exactOptional(),
  /** The partner's best streak in the listening test's duel, by their own account. */
  streak: z.int().exactOptional(),
  picture: pictureSchema.exactOptional(),
  /** Last change by the partner. */
  at: z.int(),
  /** `changed`: hidden by the desk, which has not seen it since the partner changed it. */
  status: z.enum(['shown', 'hidden', 'changed']),
  /** Why the desk hid it, unless it is shown. */
  hidden: z
    .object({
      reason: z.string(),
      at: z.int(),
      /** It follows from a report. */
      isReported: z.literal(true).exactOptional(),
    })
    .exactOptional(),
})
export type Stage = z.infer<typeof stageSchema>

/** `PUT /api/partner/stage`; '' removes the text, without `streak` none is shown. */
export const stageWordsSchema = z.strictObject({
  text: z
    .string('required')
    .transform((text) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(STAGE_LENGTH, { error: 'stage_text', abort: true })
        .regex(plainText, 'control_characters')
        .refine((text) => !ADDRESS.test(text.normalize('NFKC')), 'stage_address'),
    ),
  streak: z.int('stage_streak').min(1, 'stage_streak').max(MOST_STREAK, 'stage_streak').optional(),
})
export type StageWords = z.infer<typeof stageWordsSchema>
