import { isPublicAddress, networkOf, shortenAddress } from '@/lib/core/address/ip-address'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'

/** No mail waits longer for others of its network. */
const HOUR_MS = 60 * 60_000
/** Per hour, by connection, and by network, which many households or a mobile carrier's customers may share. */
const LIMITS = [
  { nameOf: networkOf, most: 10 },
  { nameOf: shortenAddress, most: 300 },
] as const
/** Beyond it, those without a mail for the longest are forgotten. */
const MOST_KNOWN = 20_000

/** Sending times (ms) by connection and network. Per process, and lost when it ends. */
const sent = shared('mailsOfNetworks', () => new Map<string, readonly number[]>())

/** `takeBack` for a mail that is not sent after all. */
interface CountedMail {
  delayMs: number
  takeBack: () => void
}

/** Counts mail to addresses that need not be the visitor's; mails beyond the limits are delayed, none is lost. */
export function countMail(address: string | null): CountedMail {
  const delayMs = waitOf(address)
  const at = now() + delayMs
  for (const { name, most } of limitsOf(address)) keep(name, [...(sent.get(name) ?? []), at].slice(-most))
  const takeBack = () => {
    for (const { name } of limitsOf(address)) {
      const times = sent.get(name) ?? []
      const last = times.lastIndexOf(at)
      if (last >= 0) keep(name, times.toSpliced(last, 1))
    }
  }
  return { delayMs, takeBack }
}

/** @throws ShopError `rate_limited` if a mail would have to wait, for mails that can be requested later */
export function refuseBeyondMails(address: string | null): void {
  const wait = waitOf(address)
  if (wait > 0) throw new ShopError('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
}

/** None for addresses that are not public: strangers would share them. */
function limitsOf(address: string | null): { name: string; most: number }[] {
  if (address === null || !isPublicAddress(address)) return []
  return LIMITS.map(({ nameOf, most }) => ({ name: `${most} ${nameOf(address)}`, most }))
}

function waitOf(address: string | null): number {
  const waits = limitsOf(address).map(
    ({ name, most }) => (sent.get(name)?.at(-most) ?? -Infinity) + HOUR_MS - now(),
  )
  return Math.min(Math.max(0, ...waits), HOUR_MS)
}

/** Moves it to the end of the map, whose first entries are forgotten. */
function keep(name: string, times: readonly number[]): void {
  sent.delete(name)
  sent.set(name, times)
  for (const oldest of sent.keys()) {
    if (sent.size <= MOST_KNOWN) return
    sent.delete(oldest)
  }
}
