import { z } from 'zod'
import { plainText, withoutInvisible } from '@/lib/core/text/plain-text'
import { pictureSchema } from '@/lib/pictures/schema'

/** Longest text on a partner's page, in characters: two sentences. */
export const STAGE_LENGTH = 240

/** An address of the web or of a mailbox, also without `https://`: a point within letters, which no sentence has. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-][.\u3002]\p{L}{2,}/iu

/**
 * The partner's own picture and text for the partner's page, stored at `partnerStages/{uid}`; times in ms. The picture's
 * content is stored at `partnerPictures/{uid}`.
 */
export const stageSchema = z.object({
  uid: z.string(),
  text: z.string().max(STAGE_LENGTH).exactOptional(),
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
      /** Whether it follows from a report. */
      isReported: z.literal(true).exactOptional(),
    })
    .exactOptional(),
})
export type Stage = z.infer<typeof stageSchema>

/** Body of `PUT /api/partner/stage`; '' removes the text. */
export const stageTextSchema = z.strictObject({
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
})
