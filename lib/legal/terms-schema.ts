import { z } from 'zod'

/**
 * A text under which orders were placed or partners joined, stored at `legalTexts/{hash}`; never changed, `at`
 * in ms.
 */
export const legalTextSchema = z.object({
  kind: z.enum(['agb', 'widerruf', 'partner', 'seller']),
  /** Day of its version, as `YYYY-MM-DD`; '' for a seller. */
  version: z.string(),
  title: z.string(),
  text: z.string(),
  /** When someone first agreed to it. */
  at: z.int(),
})

/** A text with its key: SHA-256 of its content in hexadecimal. */
export type KeptText = Omit<z.infer<typeof legalTextSchema>, 'at'> & { hash: string }

/** The legal texts of an order, and its seller. */
export interface Terms {
  agb: KeptText
  widerruf: KeptText
  /** Lines that name the seller. */
  seller: KeptText
}

/** An order's terms, as hashes. */
export const termsHashesSchema = z.object({
  agb: z.string(),
  widerruf: z.string(),
  seller: z.string(),
})
export type TermsHashes = z.infer<typeof termsHashesSchema>
