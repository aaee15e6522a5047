import { z } from 'zod'
import { plainText } from './plain-text'

export const plainLines = z
  .string()
  .trim()
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => plainText.test(text.replaceAll(/[\n\t]/g, ' ')), 'control_characters')
