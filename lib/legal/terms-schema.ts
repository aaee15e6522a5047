import { z } from 'zod'

/** Stored at `legalTexts/{hash}`; never changed; `at`, in ms, is when someone first agreed. */
export const legalTextSchema = z.object({
  kind: z.enum(['agb', 'widerruf', 'partner', 'seller']),
  /** Day of its version, as `YYYY-MM-DD`; '' for a seller. */
  version: z.string(),
  title: z.string(),
  text: z.string(),
  at: z.int(),
})

/** Key: SHA-256 of its content in hexadecimal. */
export type KeptText = Omit<z.infer<typeof legalTextSchema>, 'at'> & { hash: string }

export interface Terms {
  agb: KeptText
  widerruf: KeptText
  seller: KeptText
}

export const termsHashesSchema = z.object({
  agb: z.string(),
  widerruf: z.string(),
  seller: z.string(),
})
export type TermsHashes = z.infer<typeof termsHashesSchema>
