import { isPublicAddress, shortenAddress } from '@/lib/core/address/ip-address'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Limit of mails to addresses that need not be the sender's own, per network and over all calls together. */
const PER_HOUR = 10
const PER_DAY = 30
/** From this number of networks on, those without a mail in the last day are dropped. */
const MANY_NETWORKS = 10_000

/** Times at which each network's last mails are sent, in ms, oldest first. Per process, and lost when it ends. */
const sent = shared('mailsOfNetworks', () => new Map<string, number[]>())

/**
 * Counts a visitor's mail to an address that need not be their own.
 * @returns ms by which to delay it: mails beyond the limit are spaced out, and none is lost
 */
export function delayOfMail(address: string | null): number {
  const network = limitedNetwork(address)
  if (network === null) return 0
  const times = sent.get(network) ?? []
  const at = nextTime(times)
  sent.set(network, [...times, at].slice(-PER_DAY))
  if (sent.size > MANY_NETWORKS) forgetQuietNetworks()
  // The clock may have advanced since.
  return Math.max(0, at - now())
}

/**
 * As `delayOfMail`, for mails that can be requested later.
 * @throws ShopError `rate_limited`; such a mail does not count
 */
export function refuseBeyondMails(address: string | null): void {
  const network = limitedNetwork(address)
  const wait = network === null ? 0 : nextTime(sent.get(network) ?? []) - now()
  if (wait > 0) throw new ShopError('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
  delayOfMail(address)
}

/** Null for addresses that are not public, because strangers would share them. */
function limitedNetwork(address: string | null): string | null {
  return address !== null && isPublicAddress(address) ? shortenAddress(address) : null
}

function nextTime(times: number[]): number {
  const hourly = times.at(-PER_HOUR)
  const daily = times.at(-PER_DAY)
  return Math.max(now(), (hourly ?? -Infinity) + HOUR_MS, (daily ?? -Infinity) + DAY_MS)
}

function forgetQuietNetworks(): void {
  for (const [network, times] of sent) if ((times.at(-1) ?? 0) < now() - DAY_MS) sent.delete(network)
}
