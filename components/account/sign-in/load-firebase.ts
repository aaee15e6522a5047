import { problemOf, type ProblemKey } from './account-problem'
import { SessionProblem } from './open-session'

/** Loaded as soon as somebody uses a form that needs it, and on no other page. */
export const loadFirebase = () => import('./firebase-client')

/** Whatever has no code of its own is a service that cannot be reached: the network, the client's code, the shop. */
export async function problemKeyOf(error: unknown): Promise<ProblemKey> {
  if (error instanceof SessionProblem) return error.problem
  const firebase = await loadFirebase().catch(() => null)
  const code = firebase?.codeOf(error)
  return code ? problemOf(code) : 'unavailable'
}
