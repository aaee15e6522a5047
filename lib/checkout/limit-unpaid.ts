import { isPublicAddress, shortenAddress } from '@/lib/core/address/ip-address'
import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { keyedHash } from '@/lib/core/server-secret'
import { countUnpaidOfNetwork } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

/** More than a school class orders in an afternoon without paying. */
const MOST_UNPAID = 40
const HASH_LENGTH = 22
/** The next day may be that far away. */
const HOUR_S = 3600

/** The network's hash changes daily. Empty for addresses that are not public. @throws ShopError `too_many_unpaid` */
export async function limitUnpaid(store: Store, address: string | null): Promise<Pick<Order, 'network'>> {
  if (address === null || !isPublicAddress(address)) return {}
  const text = `${dayOf(now())} ${shortenAddress(address)}`
  const network = keyedHash('order network', text).slice(0, HASH_LENGTH)
  if ((await countUnpaidOfNetwork(store, network, MOST_UNPAID)) >= MOST_UNPAID)
    throw new ShopError('too_many_unpaid', { retryAfter: HOUR_S })
  return { network }
}
