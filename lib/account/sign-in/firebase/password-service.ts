import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { callService } from '@/lib/core/call-service'
import { usesEmulator } from '../which-engine'

const GOOGLE = 'https://identitytoolkit.googleapis.com'
/** Someone is waiting for a page. */
const PATIENCE_MS = 4_000

const answerSchema = z.object({ localId: z.string().optional(), idToken: z.string().optional() })
const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

/** The reasons of Firebase's rate limits (https://firebase.google.com/docs/reference/rest/auth). */
const TOO_MANY = /^(?:TOO_MANY_ATTEMPTS_TRY_LATER|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED)/
/** Errors about a key or a project, not about the user's credentials. */
const MISCONFIGURED =
  /^(?:API key|CONFIGURATION_NOT_FOUND|OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED|PROJECT_)/i

/**
 * The account that an address and a password belong to, as Firebase says; null if they do not.
 * @throws ShopError `rate_limited`, `sign_in_unavailable`
 */
export async function uidByPassword(email: string, password: string): Promise<string | null> {
  const answer = await call('signInWithPassword', { email, password, returnSecureToken: true })
  return answer?.localId ?? null
}

/**
 * The ID token of a sign-in by a token that the shop has made.
 * @throws ShopError `sign_in_unavailable`
 */
export async function idTokenOf(customToken: string): Promise<string | null> {
  const answer = await call('signInWithCustomToken', { token: customToken, returnSecureToken: true })
  return answer?.idToken ?? null
}

async function call(name: string, body: object): Promise<z.infer<typeof answerSchema> | null> {
  const settings = env()
  const base = usesEmulator(settings)
    ? `http://127.0.0.1:${settings.AUTH_EMULATOR_PORT}/identitytoolkit.googleapis.com`
    : GOOGLE
  const key = settings.FIREBASE_WEB_API_KEY ?? 'local'
  const send = async () => {
    const response = await fetch(`${base}/v1/accounts:${name}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      // A key may be restricted to the shop's own pages.
      headers: { 'content-type': 'application/json', referer: `${settings.PUBLIC_ORIGIN}/` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, answer: await response.json() }
  }
  try {
    const { status, answer } = await callService('sign-in', send, { patienceMs: PATIENCE_MS })
    if (status === 200) return answerSchema.parse(answer)
    const reason = refusalSchema.parse(answer).error.message
    if (TOO_MANY.test(reason)) throw new ShopError('rate_limited', { retryAfter: 60 })
    if (status !== 400 || MISCONFIGURED.test(reason)) throw new Error(reason)
    return null
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    throw new ShopError('sign_in_unavailable', { retryAfter: 5, cause })
  }
}
