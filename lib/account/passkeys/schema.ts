import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'

export const MOST_PASSKEYS = 20
/** In characters. */
export const PASSKEY_NAME_LENGTH = 60

/** WebAuthn allows ids of 1023 bytes; base64url makes 1364 characters of them. */
const credentialId = z.string().regex(/^[\w-]{1,1364}$/)
/** Base64url; browsers send far shorter values. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** See `transports` in WebAuthn: by which way a browser finds the passkey again. */
export const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  // Nothing that an extension says is used.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

export const newPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    /** Unknown transports are dropped. */
    transports: z
      .array(z.string())
      .max(20)
      .default([])
      .transform((names) => names.flatMap((name) => transportSchema.safeParse(name).data ?? [])),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

export const usedPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(128).exactOptional(),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskeySchema>

export const passkeyQuestionSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.int(),
})
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>

const knownPasskeySchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transportSchema),
})

export const newPasskeyQuestionSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  /** The account's existing passkeys: a device that holds one of them creates no second. */
  excludeCredentials: z.array(knownPasskeySchema),
})
export type NewPasskeyQuestion = z.infer<typeof newPasskeyQuestionSchema>

/** Times in ms. */
export const shownPasskeySchema = z.object({
  key: z.string(),
  name: z.string(),
  createdAt: z.int(),
  /** Null if never used. */
  usedAt: z.int().nullable(),
})
export type ShownPasskey = z.infer<typeof shownPasskeySchema>

export const passkeyParams = z.object({ key: z.string().regex(/^[\w-]{43}$/) })

export const passkeyNameSchema = z.strictObject({
  name: plainLine().min(1, 'required').max(PASSKEY_NAME_LENGTH, 'name_too_long'),
})
