import { isLocalOnly } from '@/lib/core/address/shop-origins'
import type { Env } from '@/lib/core/env'

/** Firebase never treats a project with the `demo-` prefix as real. */
export const LOCAL_PROJECT = 'demo-spielklang'

/** Whether sign-in is Firebase's without a project: by its emulator on this machine. */
export function usesEmulator({ SIGN_IN, FIREBASE_PROJECT_ID }: Env): boolean {
  return SIGN_IN === 'firebase' && FIREBASE_PROJECT_ID === undefined
}

/** Anyone can forge the emulator's unsigned tokens, so a publicly reachable shop must not accept them. */
export function isSignInSafe(env: Env): boolean {
  return !usesEmulator(env) || isLocalOnly(env)
}

/** Whether the sample accounts can be used; their password is public. */
export function hasSampleAccounts(env: Env): boolean {
  return isLocalOnly(env) && (env.SIGN_IN === 'own' || usesEmulator(env))
}
