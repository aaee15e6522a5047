import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { getInvoice } from '@/lib/invoices/data'
import { issueInvoice } from '@/lib/invoices/issue-invoice'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { fromList, toList } from '@/lib/store/tree-value'
import { changeReleased } from '../balance/change-released'
import { isLeftOut } from '../balance/payee'
import { draftCancellation } from './credit-note'
import { entryAdded } from '../sales/data'
import { getPayout, payoutReturned, payoutSent } from './data'
import { getAccount, releasedMovedOnce, salesOfPayout, type Account } from '../balance/data'
import { saleMoved, type SaleMove } from '../sales/sale-state'
import type { Payout } from './schema'

/** Whether a payout is in its run's bank file and was not reported yet. */
export const isUnreported = (payout: Payout): boolean => payout.status === 'created' && !isLeftOut(payout)

/** Repeating it changes nothing. @throws ShopError `not_found`; `payout_returned` if its money came back */
export async function reportSent(store: Store, payoutId: string, actor: string): Promise<void> {
  const { uid } = await existing(store, payoutId)
  await changeReleased(store, uid, async () => {
    const payout = await existing(store, payoutId)
    if (payout.status === 'returned') throw new ShopError('payout_returned')
    if (payout.status === 'sent') return null
    return { by: 0, changes: { ...payoutSent(payout), ...reported(payout, 'sent', actor) } }
  })
}

/**
 * Also for payouts that no file includes. In one write, the amount returns to the balance, sales wait for the next
 * payout, and a credit note cancels its own. Repeating it changes nothing.
 * @throws ShopError `not_found`, `payout_unsent`
 */
export async function reportReturned(store: Store, payoutId: string, actor: string): Promise<void> {
  await issueInvoice(store, 'credit-note', async (place) => {
    const { uid } = await existing(store, payoutId)
    const account = await getAccount(store, uid)
    const payout = await existing(store, payoutId)
    const note = await getInvoice(store, payout.creditNote)
    if (payout.status === 'returned' || !note) return null
    if (isUnreported(payout)) throw new ShopError('payout_unsent')
    const { amount } = payout
    const { by, changes } = await salesGivenBack(store, payout)
    return {
      draft: draftCancellation(note, place),
      following: {
        ...changes,
        ...payoutReturned(payout, place),
        ...reported(payout, 'returned', actor),
        ...entryAdded(uid, { kind: 'payout', amount, at: now(), payoutId }),
        ...releasedMovedOnce(account, amount + by),
        ...adjustmentsGivenBack(account, payout),
      },
    }
  })
  log().info({ payoutId }, 'payout returned')
}

function reported(
  { id, status: before, amount }: Payout,
  status: 'sent' | 'returned',
  actor: string,
): Changes {
  return journalAdded({
    actor,
    act: `payout-${status}`,
    subject: `affiliatePayouts/${id}`,
    before: { status: before },
    after: { status, amount },
  })
}

/** The next credit note states them again, before those made meanwhile. */
function adjustmentsGivenBack({ uid, adjusted: later = {} }: Account, { adjusted }: Payout): Changes {
  if (adjusted === undefined) return {}
  return { [`affiliateUsers/${uid}/adjusted`]: toList([...fromList(adjusted), ...fromList(later)]) }
}

/** Sales held meanwhile do not become payable. */
async function salesGivenBack(store: Store, { id }: Payout): Promise<SaleMove> {
  const given: SaleMove = { by: 0, changes: {} }
  for await (const sale of salesOfPayout(store, id)) {
    const { by, changes } = saleMoved(sale, { payoutId: null })
    given.by += by
    Object.assign(given.changes, changes)
  }
  return given
}

async function existing(store: Store, id: string): Promise<Payout> {
  const payout = await getPayout(store, id)
  if (!payout) throw new ShopError('not_found')
  return payout
}
