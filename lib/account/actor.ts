/** How histories name a caller that holds the server secret. */
export const SERVER_SECRET = 'server secret'

/**
 * How histories and the journal name someone acting on data that is not their own: a desk user, or the holder of
 * the server secret.
 */
export function actorOf(user: { uid: string; admin: boolean } | null): string {
  if (!user) return SERVER_SECRET
  return `${user.admin ? 'admin' : 'support'} ${user.uid}`
}

/** Commands run on the shop's own machine. */
export const COMMAND_LINE = 'command line'

/**
 * Whether a desk user, a command or the server secret acted, rather than a buyer, a payment provider or the shop
 * itself.
 */
export function isDeskActor(actor: string): boolean {
  return /^(?:admin|support) /.test(actor) || actor === SERVER_SECRET || actor === COMMAND_LINE
}
