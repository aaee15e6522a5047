import { z } from 'zod'
import { plainText, withoutInvisible } from './plain-text'

/** Trimmed, without invisible characters; those that affect text around them are invalid. @param error if missing */
export function plainLine(error?: string) {
  return z
    .string(error)
    .overwrite((text) => withoutInvisible(text).trim())
    .regex(plainText, 'control_characters')
}

export const plainLines = z
  .string()
  .trim()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => plainText.test(text.replaceAll(/[\n\t]/g, ' ')), 'control_characters')
