import { addressKey } from '@/lib/core/text/email-address'
import { findAccount, type FoundAccount } from '@/lib/account/account-facts'
import { searchPartners } from '@/lib/affiliate/partner-search/find-partners'
import type { DeskRoles } from '@/lib/account/desk-roles'
import { allPresets } from '@/lib/catalog/catalog'
import { plainWords } from '@/lib/core/text/plain-text'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { searchOrders } from '@/lib/orders/desk/search-orders'
import type { Store } from '@/lib/store/store'
import type { DeskHits } from './search-schema'

/** Hits of each kind; the lists have the others. */
const MOST = 5

/**
 * Orders by reference, address or amount; staff by address; for admins partners by the beginning of code, name or
 * address, and published presets by words. Reads only indexes and the catalogue: its cost does not grow with the
 * shop.
 */
export async function searchDesk(
  store: Store,
  text: string,
  { admin: isAdmin, support: isSupport }: Pick<DeskRoles, 'admin' | 'support'>,
): Promise<DeskHits> {
  const page = { limit: MOST }
  const [orders, account, partners] = await Promise.all([
    searchOrders(store, text, page),
    isSupport ? findAccount(store, text) : null,
    isAdmin ? searchPartners(store, text, page) : null,
  ])
  return {
    orders: orders.entries.map(hitOf),
    people: isSupport ? peopleOf(text, orders.entries, account) : [],
    partners: (partners?.entries ?? []).map(({ uid, name = '', customCode = '' }) => ({
      uid,
      name,
      code: customCode,
    })),
    presets: isAdmin ? presetsOf(text) : [],
  }
}

function hitOf({ orderId: id, reference, email, total, status, createdAt: at }: DeskOrder) {
  return { id, reference, email, total, status, at }
}

function peopleOf(text: string, orders: DeskOrder[], account: FoundAccount | null): DeskHits['people'] {
  const isBuyer = text.includes('@') && orders.length > 0
  const key = isBuyer ? orders[0]?.orderId : account?.uid
  if (key === undefined) return []
  return [{ key, email: addressKey(text), name: account?.name ?? '', hasAccount: account !== null }]
}

function presetsOf(text: string): DeskHits['presets'] {
  const asked = wordsOf(text)
  if (asked.length === 0) return []
  const isMeant = (...texts: string[]) => {
    const words = wordsOf(texts.join(' '))
    return asked.every((word) => words.some((each) => each.startsWith(word)))
  }
  return allPresets()
    .filter(({ name, game, aliases }) => isMeant(name, game, ...aliases))
    .slice(0, MOST)
    .map(({ id, name, game }) => ({ id, name, game }))
}

const wordsOf = (text: string) => plainWords(text).split(/\s+/).filter(Boolean)
