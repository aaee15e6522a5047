import ipaddr from 'ipaddr.js'

/** Set by our own server on every request, overwriting anything the client sent. */
const PEER_HEADER = 'x-peer-address'

/**
 * The visitor's address as far as it can be trusted: the connection's peer or, behind `trustedProxies` proxies
 * that each append the address they saw to `X-Forwarded-For`, the entry written by the outermost of them.
 * Entries further left come from the client and are never used.
 * @returns a normalised address, or null if there is none
 */
export function visitorAddress(headers: Headers, trustedProxies: number): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const chain = [...forwarded, headers.get(PEER_HEADER) ?? ''].map((entry) => entry.trim())
  const entry = trustedProxies === 0 ? chain.at(-1) : chain.at(-1 - trustedProxies)
  return entry !== undefined && ipaddr.isValid(entry) ? ipaddr.process(entry).toString() : null
}
