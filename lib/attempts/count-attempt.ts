import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { isPublicAddress, shortenAddress } from '@/lib/core/address/ip-address'
import { keyedHash } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import {
  getAttempts,
  getOldAttempts,
  removeAttempts,
  saveAttempt,
  WHO_LENGTH,
  type AttemptCollection,
} from './data'

const WINDOW_MS = 15 * 60_000
/** From this many in total, an attack from many networks is assumed: each unknown network then gets one attempt. */
const ALTOGETHER = 50
const PER_STRANGER_THEN = 1
/** Outdated attempts deleted with each new one: more than are added, so that none remain eventually. */
const CLEARED_AT_ONCE = 20

export interface Trier {
  address: string | null
  /** Counted by network, but never limited as an unknown network. */
  isTrusted: boolean
  /** Tells apart the browsers that have succeeded before; null for all others. */
  knownBrowser: string | null
}

/** The purpose of an attempt, and its group if each group has a separate limit. */
export interface Target {
  collection: AttemptCollection
  purpose: string
  group?: string
  /** Of one network or one known browser in the window. */
  perPerson: number
  /** Of one network in the window over all groups, without its known browsers. */
  perNetwork?: number
}

interface Counted extends Pick<Target, 'collection' | 'perPerson'> {
  /** The key under which the attempts of all networks are counted together. */
  all: string
  start: number
}

/**
 * In the store, so that a restart grants no new ones, and before judging, against concurrent ones. A browser that has
 * succeeded before counts for itself, others by network: strangers cannot use up the owner's attempts.
 * @returns takes the attempt back, for a correct one @throws ShopError `rate_limited`; that one does not count
 */
export async function countAttempt(store: Store, target: Target, trier: Trier): Promise<() => Promise<void>> {
  const { collection, purpose, group, perPerson, perNetwork = Infinity } = target
  const hash = (text: string) => keyedHash(purpose, text).slice(0, WHO_LENGTH)
  const start = now() - WINDOW_MS
  const who = hash(`${nameOf(trier)}${group === undefined ? '' : ` ${group}`}`)
  const groups = group === undefined ? [] : [hash(group)]
  const network = limitedNetwork(target, trier)
  const networks = network === null ? [] : [hash(`network ${network}`)]
  const counted: Counted = { collection, perPerson, all: groups[0] ?? 'all', start }
  /** @param own the attempt itself, if it is counted already */
  const refuse = async (own: string | null) => {
    const itself = own === null ? 0 : 1
    await refuseBeyond(store, counted, who, (await limitFor(store, counted, trier, own)) + itself)
    for (const place of networks) await refuseBeyond(store, counted, place, perNetwork + itself)
  }
  const outdated = await getOldAttempts(store, collection, start, { limit: CLEARED_AT_ONCE })
  await removeAttempts(
    store,
    collection,
    outdated.map(({ key }) => key),
  )
  await refuse(null)
  const key = await saveAttempt(store, collection, { places: [who, ...groups, ...networks], at: now() })
  const takeBack = () => removeAttempts(store, collection, [key])
  try {
    await refuse(key)
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

function nameOf({ address, knownBrowser }: Trier): string {
  if (knownBrowser !== null) return `browser ${knownBrowser}`
  return address === null ? 'unknown' : shortenAddress(address)
}

/** Null for addresses that are not public, because strangers would share them. */
function limitedNetwork({ perNetwork }: Target, { address, knownBrowser }: Trier): string | null {
  if (perNetwork === undefined || knownBrowser !== null || address === null) return null
  return isPublicAddress(address) ? shortenAddress(address) : null
}

/** @param own the attempt itself, if it is counted already */
async function limitFor(
  store: Store,
  { collection, perPerson, all, start }: Counted,
  { isTrusted, knownBrowser }: Trier,
  own: string | null,
): Promise<number> {
  if (isTrusted || knownBrowser !== null) return perPerson
  const latest = await getAttempts(store, collection, all, ALTOGETHER + 1)
  const isSiege = latest.filter(({ key, at }) => key !== own && at > start).length >= ALTOGETHER
  return isSiege ? PER_STRANGER_THEN : perPerson
}

/** @throws ShopError `rate_limited` if there are `limit` attempts at a place since the window's start */
async function refuseBeyond(
  store: Store,
  { collection, start }: Counted,
  place: string,
  limit: number,
): Promise<void> {
  const blocking = (await getAttempts(store, collection, place, limit))[limit - 1]
  if (blocking === undefined || blocking.at <= start) return
  throw new ShopError('rate_limited', { retryAfter: Math.ceil((blocking.at - start) / 1000) })
}
