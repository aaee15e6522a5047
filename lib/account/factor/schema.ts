import { z } from 'zod'

/** Six digits, or a recovery code, with any spacing. */
const code = z.string('code_missing').trim().min(1, 'code_missing').max(40, 'code_missing')

/** Body of `POST /api/session/factor`, and of `PUT` and `DELETE /api/account/factor`. */
export const codeRequestSchema = z.strictObject({ code })

/** Answer of `POST /api/account/factor`: the secret to enter into an authenticator app. */
export const factorOfferSchema = z.object({
  /** In base32. */
  secret: z.string(),
  /** The same with the account's address, as a QR code in SVG. */
  picture: z.string(),
})
export type FactorOffer = z.infer<typeof factorOfferSchema>

/** Answer of `PUT /api/account/factor`, and of `POST /api/account/factor/recovery`. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })

export type ProofWay = 'password' | 'code'

/** Body of `POST /api/session/proof`. */
export const proofRequestSchema = z.strictObject({
  password: z.string().min(1, 'password').max(1024, 'password_long').optional(),
  code: code.optional(),
})

/**
 * Answer of `GET /api/session/proof`: what the user has to enter, which account it is for, and whether a passkey is accepted
 * as well.
 */
export const proofWaySchema = z.object({
  way: z.enum(['password', 'code']),
  email: z.string(),
  hasPasskey: z.boolean(),
})

/** A second factor as its owner sees it; times in ms. */
export const factorStateSchema = z.object({
  /** Null for none. */
  since: z.int().nullable(),
  recoveryCodesLeft: z.int(),
})
export type FactorState = z.infer<typeof factorStateSchema>
