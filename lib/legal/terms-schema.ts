import { z } from 'zod'

/** A text that orders were placed, or partners taken in, under, as stored at `legalTexts/{hash}`; never changed, `at` in ms. */
export const legalTextSchema = z.object({
  kind: z.enum(['agb', 'widerruf', 'partner']),
  /** The day of its version, as `YYYY-MM-DD`. */
  version: z.string(),
  title: z.string(),
  /** All of it, in plain words. */
  text: z.string(),
  /** When it was first agreed to. */
  at: z.int(),
})

/** A text with its name: SHA-256 of its words in hexadecimal digits. */
export type KeptText = Omit<z.infer<typeof legalTextSchema>, 'at'> & { hash: string }

/** The texts that an order is concluded under. */
export interface Terms {
  agb: KeptText
  widerruf: KeptText
}

/** The same as an order keeps them: by their hashes. */
export const termsHashesSchema = z.object({ agb: z.string(), widerruf: z.string() })
export type TermsHashes = z.infer<typeof termsHashesSchema>
