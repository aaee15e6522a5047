/** The order by whose link a buyer came, with its token. */
export interface BuyersKey {
  id: string
  token: string
}

/** Prefix of the fragment, which no server gets to see. */
const PREFIX = '#bestellung='

/** The fragment that lets a buyer add a result, and have money back, without an account. */
export function buyersFragment({ id, token }: BuyersKey): string {
  return `${PREFIX}${id}&token=${token}`
}

/** The key in the page's address; null for none. */
export function buyersKey(): BuyersKey | null {
  const [, id, token] = /^#bestellung=(order_\w+)&token=([\w-]+)$/.exec(location.hash) ?? []
  return id && token ? { id, token } : null
}
