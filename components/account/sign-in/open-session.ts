import type { User } from 'firebase/auth'
import { ApiError, callApi } from '@/lib/http/browser/call-api'
import { problemOf, type ProblemKey } from './account-problem'
import { announceSessionChange } from '../session-change'

export class SessionProblem extends Error {
  override readonly name = 'SessionProblem'
  constructor(readonly problem: ProblemKey) {
    super(problem)
  }
}

/** Loaded once somebody uses a form that needs it. */
export const loadFirebase = () => import('./firebase-client')

/**
 * Turns a sign-in into a session of the shop.
 * @throws SessionProblem
 */
export async function openSession(user: User): Promise<void> {
  const idToken = await user.getIdToken(true)
  try {
    await callApi('/api/session', { method: 'POST', body: { idToken } })
  } catch (error) {
    throw new SessionProblem(sessionProblemOf(error))
  }
  // A browser that blocks cookies accepts the answer all the same.
  const { status } = await fetch('/api/account')
  if (status === 401) throw new SessionProblem('cookiesBlocked')
  announceSessionChange()
}

function sessionProblemOf(error: unknown): ProblemKey {
  if (!(error instanceof ApiError)) return 'unavailable'
  if (error.code === 'rate_limited') return 'tooMany'
  if (error.code === 'unauthorized') return 'expired'
  return error.code === 'maintenance' ? 'closed' : 'unavailable'
}

/**
 * An error without a code means that something could not be reached: the network, the client's code, the shop.
 */
export async function problemKeyOf(error: unknown): Promise<ProblemKey> {
  if (error instanceof SessionProblem) return error.problem
  const firebase = await loadFirebase().catch(() => null)
  const code = firebase?.codeOf(error)
  return code ? problemOf(code) : 'unavailable'
}
