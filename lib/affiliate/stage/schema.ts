import { z } from 'zod'
import { plainText, withoutInvisible } from '@/lib/core/text/plain-text'
import { pictureSchema } from '@/lib/pictures/schema'

/** In characters: two sentences. */
export const STAGE_LENGTH = 240

/** Of the web or a mailbox, also without `https://`: a point within letters, which no sentence has. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-][.\u3002]\p{L}{2,}/iu

/** Stored at `partnerStages/{uid}`, the picture's content at `partnerPictures/{uid}`; times in ms. */
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
      /** It follows from a report. */
      isReported: z.literal(true).exactOptional(),
    })
    .exactOptional(),
})
export type Stage = z.infer<typeof stageSchema>

/** `PUT /api/partner/stage`; '' removes the text. */
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
