/**
 * Who does something with a right to what is not theirs, for histories and the journal: somebody of the owner's desk, or
 * whoever holds the server secret.
 */
export function actorOf(user: { uid: string; admin: boolean } | null): string {
  if (!user) return 'server secret'
  return `${user.admin ? 'admin' : 'support'} ${user.uid}`
}

/** Who gives the commands on the shop's own machine. */
export const COMMAND_LINE = 'command line'
