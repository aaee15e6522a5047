/**
 * The shop's origin, as static pages know it: from when they were built. Null where the shop has none but its port; then
 * they have no canonical address.
 */
export function publicOrigin(): string | null {
  return process.env.PUBLIC_ORIGIN || null
}

/**
 * The address of one of the shop's pages, as static pages name it. Without a public origin it is relative, and so names
 * whichever origin the server runs under. What is answered per request reads `env().PUBLIC_ORIGIN` instead.
 */
export function addressOf(path: string): string {
  const origin = publicOrigin()
  return origin ? new URL(path, origin).href : path
}
