/** The order whose link led the buyer here. */
export interface BuyersKey {
  id: string
  token: string
}

/** Browsers do not send the fragment to any server. */
const FRAGMENT = /^#bestellung=(order_\w+)&token=([\w-]+)&preset=([\w-]+)$/

/** Lets a buyer request a refund for a preset without an account. */
export function buyersFragment({ id, token }: BuyersKey, presetId: string): string {
  return `#bestellung=${id}&token=${token}&preset=${presetId}`
}

/** From the page's address, if it belongs to this preset. */
export function buyersKey(presetId: string | null): BuyersKey | null {
  const [, id, token, bought] = FRAGMENT.exec(location.hash) ?? []
  return id && token && bought === presetId ? { id, token } : null
}

/** Whichever preset is tested; empty for none. */
export function keptFragment(): string {
  return FRAGMENT.test(location.hash) ? location.hash : ''
}
