import { z } from 'zod'

/** Six digits, or a recovery code, with any spacing. */
const code = z.string('code_missing').trim().min(1, 'code_missing').max(40, 'code_missing')

export const codeRequestSchema = z.strictObject({ code })

export const factorOfferSchema = z.object({
  /** In base32. */
  secret: z.string(),
  /** The same with the account's address, as a QR code in SVG. */
  picture: z.string(),
})
export type FactorOffer = z.infer<typeof factorOfferSchema>

export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })

export type ProofWay = 'password' | 'code'

export const proofRequestSchema = z.strictObject({
  password: z.string().min(1, 'password').max(1024, 'password_long').optional(),
  code: code.optional(),
})

/** Whether a proof takes a password or a code, of which account, and whether a passkey may be used instead. */
export const proofWaySchema = z.object({
  way: z.enum(['password', 'code']),
  email: z.string(),
  hasPasskey: z.boolean(),
})

/** As its owner sees it; `since` in ms, null for none. */
export const factorStateSchema = z.object({
  since: z.int().nullable(),
  recoveryCodesLeft: z.int(),
})
export type FactorState = z.infer<typeof factorStateSchema>
