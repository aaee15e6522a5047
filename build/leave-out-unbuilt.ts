import { env, setStoredVariables, storedVariables } from '@/lib/core/env'
import { canBuild, isBuiltFor } from './build-if-needed'

/**
 * Ignores the stored banner's position if it needs a build that is impossible: nothing saved at the desk may prevent
 * a start. Not an address: mails would contain another. @returns whether it was ignored
 */
export function leaveOutUnbuilt(isBuildable = canBuild): boolean {
  if (isBuiltFor(env()) || isBuildable()) return false
  const stored = storedVariables()
  setStoredVariables({ ...stored, AFFILIATE_BANNER: undefined })
  if (isBuiltFor(env())) return true
  setStoredVariables(stored)
  return false
}
