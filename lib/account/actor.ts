/** Who does something with a right to all orders, for their history: a signed-in admin, or whoever holds the server secret. */
export function actorOf(user: { uid: string } | null): string {
  return user ? `admin ${user.uid}` : 'server secret'
}
