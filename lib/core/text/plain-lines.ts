import { z } from 'zod'
import { plainText } from './plain-text'

/** Text of several lines, without characters that nobody sees. */
export const plainLines = z
  .string()
  .trim()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => plainText.test(text.replaceAll(/[\n\t]/g, ' ')), 'control_characters')
