import 'server-only'
import ipaddr from 'ipaddr.js'
import { shopOrigins } from '@/lib/core/address/shop-origins'
import { isLoopback } from '@/lib/core/env'

export interface RelyingParty {
  /** The host, to which browsers bind a passkey permanently. */
  id: string
  origins: string[]
}

/** Null under an IP address, where browsers make no passkeys; `localhost` stands for every name of this machine. */
export function relyingParty(publicOrigin: string): RelyingParty | null {
  const id = isLoopback(publicOrigin) ? 'localhost' : new URL(publicOrigin).hostname
  if (ipaddr.isValid(id.replace(/^\[|\]$/g, ''))) return null
  return { id, origins: shopOrigins(publicOrigin).filter((origin) => new URL(origin).hostname === id) }
}
