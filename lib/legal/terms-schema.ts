import { z } from 'zod'

/**
 * A text under which orders were placed or partners joined, stored at `legalTexts/{hash}`; never changed, `at`
 * in ms.
 */
export const legalTextSchema = z.object({
  kind: z.enum(['agb', 'widerruf', 'partner']),
  /** Day of its version, as `YYYY-MM-DD`. */
  version: z.string(),
  title: z.string(),
  /** The full text. */
  text: z.string(),
  /** When someone first agreed to it. */
  at: z.int(),
})

/** A text with its key: SHA-256 of its words in hexadecimal. */
export type KeptText = Omit<z.infer<typeof legalTextSchema>, 'at'> & { hash: string }

/** The texts an order is concluded under. */
export interface Terms {
  agb: KeptText
  widerruf: KeptText
}

/** An order's terms, as hashes. */
export const termsHashesSchema = z.object({ agb: z.string(), widerruf: z.string() })
export type TermsHashes = z.infer<typeof termsHashesSchema>
