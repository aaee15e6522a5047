import 'server-only'
import type { Changes, Store } from '@/lib/store/store'
import { getSale } from './sale-data'
import { heldByFlags } from './flag-sale'
import { getAccount, releasedMovedOnce, releasedOf, saleHeld, saleLetGo } from './release-data'
import type { Sale } from './sale-schema'

/**
 * What holds a sale for a reason, or with null lets it go, unless there are flags that nobody has decided about. A commission that is released and not yet paid out goes back to
 * waiting; one that is paid out stays so.
 *
 * The update that it is part of is refused with `conflict` if the partner's sales change meanwhile; then it is to be asked anew.
 */
export async function holdCommission(
  store: Store,
  given: Sale,
  wanted: Sale['held'] | null,
): Promise<Changes> {
  const account = await getAccount(store, given.affiliateUid)
  const sale = (await getSale(store, given.id)) ?? given
  const held = wanted ?? heldByFlags(sale)
  if (!held) return { ...releasedMovedOnce(account, 0), ...saleLetGo(sale) }
  const by = sale.payoutId === undefined ? -releasedOf(sale) : 0
  return { ...releasedMovedOnce(account, by), ...saleHeld(sale, held) }
}
