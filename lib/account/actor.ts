/** Who calls the shop with the server secret, as histories name them. */
export const SERVER_SECRET = 'server secret'

/**
 * Who does something with a right to what is not theirs, for histories and the journal: somebody of the owner's desk, or
 * whoever holds the server secret.
 */
export function actorOf(user: { uid: string; admin: boolean } | null): string {
  if (!user) return SERVER_SECRET
  return `${user.admin ? 'admin' : 'support'} ${user.uid}`
}

/** Who gives the commands on the shop's own machine. */
export const COMMAND_LINE = 'command line'

/** Whether somebody with a right to what is not theirs has done it; else a buyer, a payment provider or the shop itself. */
export function isDeskActor(actor: string): boolean {
  return /^(?:admin|support) /.test(actor) || actor === SERVER_SECRET || actor === COMMAND_LINE
}
