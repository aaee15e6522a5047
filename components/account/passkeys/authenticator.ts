import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { callApi } from '@/lib/http/browser/call-api'

// Loaded when a passkey is wanted: see `import('./authenticator')`.

// With `zod/mini`: the whole library would compile code in the browser, which the page's policy refuses.
const question = {
  challenge: z.string(),
  timeout: z.number(),
}
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))

const passkeyQuestion = z.object({
  ...question,
  rpId: z.string(),
  userVerification: z.literal('required'),
})

const newPasskeyQuestion = z.object({
  ...question,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
})

/** As autofill in a field, before any button is pressed. */
export const canOffer = browserSupportsWebAuthnAutofill

/** Cancels the previous request. @throws ApiError, TypeError without an answer; any other error if none was used */
export async function usedPasskey(how: 'asked' | 'offered'): Promise<object> {
  const optionsJSON = z.parse(passkeyQuestion, await callApi('/api/session/challenge', { method: 'POST' }))
  return startAuthentication({ optionsJSON, useBrowserAutofill: how === 'offered' })
}

/** @returns the body of `POST /api/account/passkeys` @throws as `usedPasskey` */
export async function newPasskey(): Promise<object> {
  const answer = await callApi('/api/account/passkeys/challenge', { method: 'POST' })
  return startRegistration({ optionsJSON: z.parse(newPasskeyQuestion, answer) })
}

export const stopAsking = () => WebAuthnAbortService.cancelCeremony()
