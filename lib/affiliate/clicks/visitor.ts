import 'server-only'
import { keyedHash } from '@/lib/core/server-secret'
import { dayOf, now } from '@/lib/core/clock'
import { isPublicAddress, networkOf, shortenAddress } from '@/lib/core/address/ip-address'

export interface Visitor {
  /** The address that the server itself saw, or null. */
  address: string | null
  /** The address that the browser learnt from the look-up service; counts only if the server saw no public one. */
  claimedAddress?: string | undefined
}

/**
 * What is kept of a visitor: the shortened address (whole with `fullIp`), or `unknown`, and a hash of the address (of IPv6
 * the /64, which a household has) by a key that changes daily, so that two visitors can be told apart today and not
 * linked tomorrow. The user agent does not tell them apart, because everybody can send any. Without a known address all
 * visitors of a day are one.
 */
export function identifyVisitor({ address, claimedAddress }: Visitor, fullIp: boolean) {
  const publicAddress = [address, claimedAddress].find((candidate) => candidate && isPublicAddress(candidate))
  return {
    visitorIp: publicAddress ? (fullIp ? publicAddress : shortenAddress(publicAddress)) : 'unknown',
    visitorHash: hashOf(publicAddress ?? address, now()),
  }
}

/** The same hash of an address that the server itself saw; null for one that many share, as behind a proxy nobody has told of. */
export function addressHash(address: string | null | undefined, at: number): string | null {
  return address && isPublicAddress(address) ? hashOf(address, at) : null
}

function hashOf(address: string | null, at: number): string {
  return keyedHash(`visitor ${dayOf(at)}`, networkOf(address)).slice(0, 22)
}
