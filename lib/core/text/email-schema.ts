import { z } from 'zod'
import { isEmailAddress } from './email-address'
import { withoutInvisible } from './plain-text'

/** Characters as typed. */
const LONGEST = 254

/** An e-mail address, stored as typed. Its errors are keys of the messages' `fields`. */
export const emailSchema = z
  .string('email')
  .overwrite((text) => withoutInvisible(text).trim())
  .max(LONGEST, 'email')
  .refine((text) => isEmailAddress(text), 'email')
