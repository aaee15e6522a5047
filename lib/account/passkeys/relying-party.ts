import 'server-only'
import ipaddr from 'ipaddr.js'
import { shopOrigins } from '@/lib/core/address/shop-origins'
import { isLoopback } from '@/lib/core/env'

/** The WebAuthn relying party. */
export interface RelyingParty {
  /** The host, to which browsers bind a passkey permanently. */
  id: string
  /** Origins of the pages on which a passkey can be used. */
  origins: string[]
}

/**
 * The shop under its public origin. Null where that has an IP address, under which browsers make no passkeys; on one's own
 * machine `localhost` stands for every name of it.
 */
export function relyingParty(publicOrigin: string): RelyingParty | null {
  const id = isLoopback(publicOrigin) ? 'localhost' : new URL(publicOrigin).hostname
  if (ipaddr.isValid(id.replace(/^\[|\]$/g, ''))) return null
  return { id, origins: shopOrigins(publicOrigin).filter((origin) => new URL(origin).hostname === id) }
}
