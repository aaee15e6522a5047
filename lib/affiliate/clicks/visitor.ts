import 'server-only'
import { isbot } from 'isbot'
import { keyedHash } from '@/lib/core/server-secret'
import { dayOf, now } from '@/lib/core/clock'
import { isPublicAddress, networkOf, shortenAddress } from '@/lib/core/address/ip-address'

/** Programs that `isbot` mistakes for browsers. */
const PROGRAM = /PowerShell|^Dart\//

export interface Visitor {
  /** As seen by the server. */
  address: string | null
  /** From the look-up service; used only if the server did not see a public address. */
  claimedAddress?: string | undefined
}

/**
 * The address shortened (in full with `fullIp`), or `unknown`, and its hash (IPv6: of its /64, one household) with a
 * key that changes daily, so that visitors are distinguishable today but not linkable tomorrow. The user agent is
 * ignored, because anyone can send any. Without a known address, all visitors of a day are one.
 */
export function identifyVisitor({ address, claimedAddress }: Visitor, fullIp: boolean) {
  const publicAddress = [address, claimedAddress].find((candidate) => candidate && isPublicAddress(candidate))
  return {
    visitorIp: publicAddress ? (fullIp ? publicAddress : shortenAddress(publicAddress)) : 'unknown',
    visitorHash: hashOf(publicAddress ?? address, now()),
  }
}

/** That day's hash of an address seen by the server; null if many people share it, as behind an undeclared proxy. */
export function addressHash(address: string | null | undefined, at: number): string | null {
  return address && isPublicAddress(address) ? hashOf(address, at) : null
}

function hashOf(address: string | null, at: number): string {
  return keyedHash(`visitor ${dayOf(at)}`, networkOf(address)).slice(0, 22)
}

/** Not a crawler, a program in a data centre, a link preview, a prefetching browser, or without a user agent. */
export function isByPerson(headers: Headers): boolean {
  const userAgent = headers.get('user-agent')
  if (!userAgent || isbot(userAgent) || PROGRAM.test(userAgent)) return false
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? ''
  return !/prefetch|prerender|preview/i.test(purpose)
}
