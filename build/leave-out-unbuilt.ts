import { env, setStoredVariables, storedVariables } from '@/lib/core/env'
import { canBuild, isBuiltFor } from './build-if-needed'

/**
 * Leaves out the stored place of the banner if the shop would have to be built for it where it cannot be, and the current
 * build fits without it: nothing saved at the desk can end a start. An address is not left out: mails would name another.
 * @param isBuildable whether a build can be written
 * @returns whether it was left out
 */
export function leaveOutUnbuilt(isBuildable = canBuild): boolean {
  if (isBuiltFor(env()) || isBuildable()) return false
  const stored = storedVariables()
  setStoredVariables({ ...stored, AFFILIATE_BANNER: undefined })
  if (isBuiltFor(env())) return true
  setStoredVariables(stored)
  return false
}
