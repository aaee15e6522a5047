import { z } from 'zod'
import { plainText } from './plain-text'

/** Multi-line text without invisible control characters. */
export const plainLines = z
  .string()
  .trim()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => plainText.test(text.replaceAll(/[\n\t]/g, ' ')), 'control_characters')
