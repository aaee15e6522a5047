import { z } from 'zod'
import { plainText, withoutInvisible } from './plain-text'

/**
 * Text of one line, as people type or paste it: without blanks around it and characters that nobody sees. Those that would affect the
 * text around them are refused.
 * @param error where it is missing
 */
export function plainLine(error?: string) {
  return z
    .string(error)
    .overwrite((text) => withoutInvisible(text).trim())
    .regex(plainText, 'control_characters')
}
