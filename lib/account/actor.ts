import { deskRoles, type DeskRole, type DeskRoles } from './signed-in-user'

/** How histories name a caller that holds the server secret. */
export const SERVER_SECRET = 'server secret'

/**
 * How histories and the journal name someone acting on data that is not their own: a desk user, or the holder of
 * the server secret.
 */
export function actorOf(user: ({ uid: string } & DeskRoles) | null): string {
  if (!user) return SERVER_SECRET
  const role = deskRoles.find((each) => user[each]) ?? 'support'
  return `${role} ${user.uid}`
}

/** The role and account in a string written by `actorOf`; null for other strings. */
export function deskActor(actor: string): { role: DeskRole; uid: string } | null {
  const [role, ...rest] = actor.split(' ')
  const known = deskRoles.find((each) => each === role)
  return known === undefined || rest.length === 0 ? null : { role: known, uid: rest.join(' ') }
}

/** Commands run on the shop's own machine. */
export const COMMAND_LINE = 'command line'

/**
 * Whether a desk user, a command or the server secret acted, rather than a buyer, a payment provider or the shop
 * itself.
 */
export function isDeskActor(actor: string): boolean {
  return deskActor(actor) !== null || actor === SERVER_SECRET || actor === COMMAND_LINE
}
