import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '@/lib/core/env'
import type { SignInAnswer } from './sign-in-answers'

/** In ms; short, because the owner is waiting. */
const PATIENCE_MS = 8_000
const GOOGLE = 'https://identitytoolkit.googleapis.com'
const AWAY = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|socket hang up|network|timeout|getaddrinfo/i

/** The part of Google's answer to a web key that tells which project it belongs to. */
const projectSchema = z.object({ authorizedDomains: z.array(z.string()) })

/** Checks sign-in variables: one call with each key, and whether both belong to the same project. */
export async function trySignIn(settings: Env): Promise<SignInAnswer> {
  if (settings.SIGN_IN === 'own' || settings.FIREBASE_PROJECT_ID === undefined) return 'local'
  const { FIREBASE_PROJECT_ID: project = '', FIREBASE_WEB_API_KEY: key = '' } = settings
  const answer = await tryWebKey(key, project)
  return answer === 'works' ? tryAccount(settings, project) : answer
}

/**
 * Checks a web key, and that it belongs to the project: the domains that its project allows must include the project's own.
 * @param origin of the service
 */
export async function tryWebKey(key: string, project: string, origin = GOOGLE): Promise<SignInAnswer> {
  const address = `${origin}/v1/projects?key=${encodeURIComponent(key)}`
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status >= 500) return 'away'
    if (!response.ok) return 'keyRefused'
    const { authorizedDomains } = projectSchema.parse(await response.json())
    return authorizedDomains.includes(`${project}.firebaseapp.com`) ? 'works' : 'otherProject'
  } catch {
    return 'away'
  }
}

/** Lists one account of the project with the service account's key. */
async function tryAccount(settings: Env, projectId: string): Promise<SignInAnswer> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const { credentialOf } = await import('@/lib/store/firebase/target')
  try {
    const credential = credentialOf(settings, projectId)
    const app = initializeApp({ projectId, credential }, `trial-${randomUUID()}`)
    try {
      await inTime(getAuth(app).listUsers(1))
      return 'works'
    } finally {
      await deleteApp(app)
    }
  } catch (error) {
    return accountAnswer(error)
  }
}

/** Translates an error of Firebase's SDK into the outcome of checking a service account. */
export function accountAnswer(error: unknown): SignInAnswer {
  return AWAY.test(String(error)) ? 'away' : 'accountRefused'
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error('timeout')), { once: true })
    }),
  ])
}
