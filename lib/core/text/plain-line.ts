import { z } from 'zod'
import { plainText, withoutInvisible } from './plain-text'

/** Trimmed, without invisible characters; those that affect text around them are invalid. @param error if missing */
export function plainLine(error?: string) {
  return z
    .string(error)
    .overwrite((text) => withoutInvisible(text).trim())
    .regex(plainText, 'control_characters')
}
