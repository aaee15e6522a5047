import type { Env } from '@/lib/core/env'
import { isLocalOnly } from '@/lib/core/address/shop-origins'

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
