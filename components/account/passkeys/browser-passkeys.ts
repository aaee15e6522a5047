import { useSyncExternalStore } from 'react'
import { ApiError, NO_ANSWER, problemOf, type Problem } from '@/lib/http/browser/call-api'

/** Browsers bind passkeys to a name, never to an IP address. */
const IP_ADDRESS = /^\[|^[\d.]+$/

const never = () => () => {}
const isKnown = () => typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)

/** Under this address; undefined before it is known. */
export function useCanUsePasskeys(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(never, isKnown, () => undefined)
}

/** The error's name when the device already holds a passkey of this account. */
const THERE_ALREADY = 'InvalidStateError'

interface ProblemTexts {
  /** The user cancelled, or took too long. */
  none: string
  thereAlready: string
}

export function passkeyProblemOf(error: unknown, { none, thereAlready }: ProblemTexts): Problem {
  if (error instanceof ApiError) return problemOf(error)
  const name = error instanceof Error ? error.name : ''
  if (name === 'TypeError') return { code: '', message: NO_ANSWER, fields: {} }
  return { code: '', message: name === THERE_ALREADY ? thereAlready : none, fields: {} }
}
