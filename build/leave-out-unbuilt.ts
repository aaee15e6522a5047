import { env, setStoredVariables, storedVariables } from '@/lib/core/env'
import { canBuild, isBuiltFor } from './build-if-needed'

/**
 * Ignores the stored position of the banner if the shop would have to be rebuilt for it but cannot be, and the
 * current build fits without it: nothing saved at the desk may prevent a start. An address is not ignored: mails
 * would contain another.
 * @param isBuildable whether a build can be written
 * @returns whether it was ignored
 */
export function leaveOutUnbuilt(isBuildable = canBuild): boolean {
  if (isBuiltFor(env()) || isBuildable()) return false
  const stored = storedVariables()
  setStoredVariables({ ...stored, AFFILIATE_BANNER: undefined })
  if (isBuiltFor(env())) return true
  setStoredVariables(stored)
  return false
}
