import type { Env } from '@/lib/core/env'
import { isLocalOnly } from '@/lib/core/address/shop-origins'

/** Firebase never takes a project of such a name for a real one. */
export const LOCAL_PROJECT = 'demo-spielklang'

/** Whether sign-in is served by the local emulator: as long as no Firebase project is configured. */
export function usesLocalSignIn({ FIREBASE_PROJECT_ID }: Env): boolean {
  return FIREBASE_PROJECT_ID === undefined
}

/** Anybody can forge the emulator's unsigned tokens: a shop that others can reach must not believe them. */
export function isSignInSafe(env: Env): boolean {
  return !usesLocalSignIn(env) || isLocalOnly(env)
}
