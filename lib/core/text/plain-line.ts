import { z } from 'zod'
import { plainText, withoutInvisible } from './plain-text'

/**
 * One line of text as typed or pasted, without surrounding spaces and invisible characters. Characters that would
 * affect the text around them are invalid.
 * @param error if it is missing
 */
export function plainLine(error?: string) {
  return z
    .string(error)
    .overwrite((text) => withoutInvisible(text).trim())
    .regex(plainText, 'control_characters')
}
