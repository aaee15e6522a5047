import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { headsetIdSchema, headsetKinds } from '../schema'

/** In characters; a `ParametricEQ.txt` of ten filters has about 500. */
export const TEXT_LENGTH = 4000
/** The limit of the schema of headsets. */
export const NAME_LENGTH = 80
export const ALIAS_LENGTH = 40
export const MOST_ALIASES = 12
const MEASURER_LENGTH = 60

const line = (longest: number) => plainLine().min(1, 'required').max(longest)

const aliases = z
  .array(line(ALIAS_LENGTH).max(ALIAS_LENGTH, 'headset_alias_long'), 'headset_aliases')
  .max(MOST_ALIASES, 'headset_aliases')

/** Body of `POST /api/admin/headsets`. */
export const newHeadsetSchema = z.strictObject({
  name: line(NAME_LENGTH),
  aliases,
  kind: z.enum(headsetKinds),
  measurer: line(MEASURER_LENGTH),
  target: line(NAME_LENGTH),
  /** AutoEq's `ParametricEQ.txt`. */
  text: z.string().trim().min(1, 'required').max(TEXT_LENGTH, 'headset_text_long'),
})
export type NewHeadset = z.infer<typeof newHeadsetSchema>

export const headsetAddedSchema = z.object({ id: headsetIdSchema })

/** Body of `PUT /api/admin/headsets/[id]`. */
export const headsetChangeSchema = z
  .strictObject({ aliases: aliases.exactOptional(), isHidden: z.boolean().exactOptional() })
  .refine((change) => Object.keys(change).length > 0, 'required')
export type HeadsetChange = z.infer<typeof headsetChangeSchema>

export const headsetParams = z.object({ id: headsetIdSchema })
