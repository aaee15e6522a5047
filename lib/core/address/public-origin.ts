/**
 * The shop's origin as baked into static pages at build time. Null where the shop has only a port; then pages
 * have no canonical address.
 */
export function publicOrigin(): string | null {
  return process.env.SHOP_ORIGIN || process.env.PUBLIC_ORIGIN || null
}

/**
 * Address of a shop page for use in static pages. Relative without a public origin, so that it works under
 * whatever origin the server has. Anything answered per request reads `env().PUBLIC_ORIGIN` instead.
 */
export function addressOf(path: string): string {
  const origin = publicOrigin()
  return origin ? new URL(path, origin).href : path
}
