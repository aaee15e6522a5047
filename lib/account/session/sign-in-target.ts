import { env, type Env } from '@/lib/core/env'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import type { SignInConfig } from '../schema'

/** Firebase never treats a project with the `demo-` prefix as real. */
export const LOCAL_PROJECT = 'demo-spielklang'

/** Sign-in uses the local emulator until a Firebase project is configured. */
export function usesLocalSignIn({ FIREBASE_PROJECT_ID }: Env): boolean {
  return FIREBASE_PROJECT_ID === undefined
}

/** Anyone can forge the emulator's unsigned tokens, so a publicly reachable shop must not accept them. */
export function isSignInSafe(env: Env): boolean {
  return !usesLocalSignIn(env) || isLocalOnly(env)
}

/** Sign-in settings for the browser, known only at run time, not at build time. */
export function signInConfig(): SignInConfig {
  const settings = env()
  const { FIREBASE_PROJECT_ID: projectId = LOCAL_PROJECT, FIREBASE_WEB_API_KEY: apiKey = 'local' } = settings
  if (!usesLocalSignIn(settings)) return { apiKey, authDomain: `${projectId}.firebaseapp.com`, projectId }
  return { apiKey, projectId, emulatorUrl: `http://127.0.0.1:${settings.AUTH_EMULATOR_PORT}` }
}
