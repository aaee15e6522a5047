import { isPublicAddress, shortenAddress } from '@/lib/core/address/ip-address'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Mails to addresses that need not be the sender's own, per network and over all calls together. */
const PER_HOUR = 10
const PER_DAY = 30
/** From this many networks on, those without a mail of the last day are forgotten. */
const MANY_NETWORKS = 10_000

/**
 * When the last mails of each network go out, in ms, oldest first. Like other limits it is per process and starts
 * over with it.
 */
const sent = shared('mailsOfNetworks', () => new Map<string, number[]>())

/**
 * Counts a mail that a visitor has sent to an address that need not be their own.
 * @returns ms until it may go out: mails beyond the limit keep their distance, so that none is lost
 */
export function delayOfMail(address: string | null): number {
  const network = limitedNetwork(address)
  if (network === null) return 0
  const times = sent.get(network) ?? []
  const at = nextTime(times)
  sent.set(network, [...times, at].slice(-PER_DAY))
  if (sent.size > MANY_NETWORKS) forgetQuietNetworks()
  // The clock has gone on since.
  return Math.max(0, at - now())
}

/**
 * As `delayOfMail`, for mails that can as well be asked for later.
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
