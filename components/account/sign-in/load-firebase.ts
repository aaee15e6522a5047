import { problemOf, type ProblemKey } from './account-problem'
import { SessionProblem } from './open-session'

/** Loaded once somebody uses a form that needs it. */
export const loadFirebase = () => import('./firebase-client')

/**
 * An error without a code means that something could not be reached: the network, the client's code, the shop.
 */
export async function problemKeyOf(error: unknown): Promise<ProblemKey> {
  if (error instanceof SessionProblem) return error.problem
  const firebase = await loadFirebase().catch(() => null)
  const code = firebase?.codeOf(error)
  return code ? problemOf(code) : 'unavailable'
}
