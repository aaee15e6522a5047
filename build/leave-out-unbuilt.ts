import { env, setStoredVariables, storedVariables } from '@/lib/core/env'
import type { Storable } from '@/lib/core/storable'
import { canBuild, isBuiltFor } from './build-if-needed'

/** Settings of the store that are part of a build, as little at a time as may be enough. */
const CHOICES: readonly (readonly Storable[])[] = [
  ['AFFILIATE_BANNER'],
  ['PUBLIC_ORIGIN'],
  ['AFFILIATE_BANNER', 'PUBLIC_ORIGIN'],
]

/**
 * Leaves out stored settings that the shop would have to be built for where it cannot be, if the current build fits without
 * them: nothing saved at the desk can end a start.
 * @param isBuildable whether a build can be written
 * @returns the names of those that were left out
 */
export function leaveOutUnbuilt(isBuildable = canBuild): readonly Storable[] {
  if (isBuiltFor(env()) || isBuildable()) return []
  const stored = storedVariables()
  for (const names of CHOICES) {
    setStoredVariables({ ...stored, ...Object.fromEntries(names.map((name) => [name, undefined])) })
    // One that the environment sets as well makes no difference here, so it is never among these.
    if (isBuiltFor(env())) return names
  }
  setStoredVariables(stored)
  return []
}
