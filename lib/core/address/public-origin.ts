/** As baked into static pages by the build; null where the shop has only a port: then no canonical address. */
export function publicOrigin(): string | null {
  return process.env.SHOP_ORIGIN || process.env.PUBLIC_ORIGIN || null
}

/** For static pages: relative without a public origin. Anything answered per request reads `env().PUBLIC_ORIGIN`. */
export function addressOf(path: string): string {
  const origin = publicOrigin()
  return origin ? new URL(path, origin).href : path
}
