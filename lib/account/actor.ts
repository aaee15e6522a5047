import { type DeskRole, deskRoles, type DeskRoles } from './desk-roles'

/** How histories name a caller that holds the server secret. */
export const SERVER_SECRET = 'server secret'

/** How histories name someone acting on others' data: a desk user, or the holder of the server secret. */
export function actorOf(user: ({ uid: string } & DeskRoles) | null): string {
  if (!user) return SERVER_SECRET
  const role = deskRoles.find((each) => user[each]) ?? 'support'
  return `${role} ${user.uid}`
}

/** Null for strings that `actorOf` did not write. */
export function deskActor(actor: string): { role: DeskRole; uid: string } | null {
  const [role, ...rest] = actor.split(' ')
  const known = deskRoles.find((each) => each === role)
  return known === undefined || rest.length === 0 ? null : { role: known, uid: rest.join(' ') }
}

export const COMMAND_LINE = 'command line'

/** Rather than a buyer, a payment provider or the shop itself. */
export function isDeskActor(actor: string): boolean {
  return deskActor(actor) !== null || actor === SERVER_SECRET || actor === COMMAND_LINE
}
