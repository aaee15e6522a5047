import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { env, type Env } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { isSignInSafe, LOCAL_PROJECT, usesEmulator } from '../which-engine'

/** The SDK reads the emulator's address from this variable on every call. */
const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST'
const APP_NAME = 'spielklang-sign-in'

/**
 * This process's sign-in service: the Firebase project or the local emulator. The SDK is large, so it loads on
 * first call.
 * @throws Error if a publicly reachable shop would trust the emulator
 */
export function auth(): Promise<Auth> {
  return shared('auth', () => createAuth(env()))
}

async function createAuth(env: Env): Promise<Auth> {
  if (!isSignInSafe(env)) throw new Error('the local sign-in service is for loopback addresses only')
  const { initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  if (usesEmulator(env)) {
    process.env[EMULATOR_VARIABLE] = `127.0.0.1:${env.AUTH_EMULATOR_PORT}`
    return getAuth(initializeApp({ projectId: LOCAL_PROJECT }, APP_NAME))
  }
  Reflect.deleteProperty(process.env, EMULATOR_VARIABLE)
  const { credentialOf } = await import('@/lib/store/firebase/target')
  const projectId = env.FIREBASE_PROJECT_ID ?? LOCAL_PROJECT
  return getAuth(initializeApp({ projectId, credential: credentialOf(env, projectId) }, APP_NAME))
}
