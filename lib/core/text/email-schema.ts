import { z } from 'zod'
import { isEmailAddress } from './email-address'
import { withoutInvisible } from './plain-text'

/** In characters, of what is typed. */
const LONGEST = 254

/** An e-mail address, kept as it was typed. Its errors are keys of the messages' `fields`. */
export const emailSchema = z
  .string('email')
  .overwrite((text) => withoutInvisible(text).trim())
  .max(LONGEST, 'email')
  .refine((text) => isEmailAddress(text), 'email')
