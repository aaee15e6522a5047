import 'server-only'
import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { issueInvoice } from '@/lib/invoices/issue-invoice'
import { seriesOf } from '@/lib/invoices/schema'
import { isTrialShop } from '@/lib/legal/current-owner'
import { mailAdded } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { draftCreditNote } from './credit-note'
import { entryAdded } from '../sales/data'
import { getRun, isPaidIn, payoutAdded } from './data'
import { getAccount, payableSales, payoutStateOf, releasedMovedOnce, type Account } from '../balance/data'
import { leftOf, saleMoved } from '../sales/sale-state'
import type { PayoutData } from '../schema'
import type { Payout, PayoutRun } from './schema'

/**
 * Pays out a partner's entire released balance in a run: payout, numbered credit note, ledger entry, sales'
 * states, balance and mail are one atomic write. Happens once, whoever else tries; does nothing if the partner
 * is no longer to be paid, or the run has ended.
 * @returns whether this call paid something out
 */
export async function settlePayout(store: Store, runId: string, uid: string): Promise<boolean> {
  const series = seriesOf['credit-note'][isTrialShop() ? 'trial' : 'real']
  const issued = await issueInvoice(store, series, async (place) => {
    const run = await getRun(store, runId)
    if (!run || run.doneAt !== undefined || (await isPaidIn(store, run, uid))) return null
    const account = await getAccount(store, uid)
    const { payout: partner, released: amount, adjusted = {} } = account
    if (!partner || payoutStateOf(account) !== 'payable') return null
    const id = newId('payout')
    const { sold, changes } = await salesPaid(store, uid, id)
    const payout = payoutOf({ id, run, account, partner, sales: sold.count, creditNote: place.number })
    return {
      draft: draftCreditNote({ payoutId: id, partner, amount, sold, adjusted }, place),
      following: { ...changes, ...following(run, account, payout) },
    }
  })
  return issued !== null
}

interface Sold {
  amount: number
  count: number
  from: number
  to: number
}

async function salesPaid(store: Store, uid: string, id: string): Promise<{ sold: Sold; changes: Changes }> {
  const sold: Sold = { amount: 0, count: 0, from: Infinity, to: 0 }
  const changes: Changes = {}
  for await (const sale of payableSales(store, uid)) {
    sold.amount += leftOf(sale)
    sold.count += 1
    sold.from = Math.min(sold.from, sale.saleDate)
    sold.to = Math.max(sold.to, sale.saleDate)
    Object.assign(changes, saleMoved(sale, { payoutId: id }).changes)
  }
  return { sold, changes }
}

interface Settling extends Pick<Payout, 'id' | 'sales' | 'creditNote'> {
  run: PayoutRun
  account: Account
  partner: PayoutData
}

function payoutOf({ run, account, partner, ...payout }: Settling): Payout {
  return {
    ...payout,
    run: run.id,
    uid: account.uid,
    ...(account.customCode === undefined ? {} : { code: account.customCode }),
    amount: account.released,
    at: now(),
    status: 'created',
    holder: partner.holder,
    iban: partner.iban,
  }
}

function following(run: PayoutRun, account: Account, payout: Payout): Changes {
  const { id: payoutId, uid, amount, at } = payout
  return {
    ...payoutAdded(run, payout),
    ...entryAdded(uid, { kind: 'payout', amount: -amount, at, payoutId }),
    ...releasedMovedOnce(account, -amount),
    [`affiliateUsers/${uid}/adjusted`]: null,
    ...(account.email === undefined
      ? {}
      : mailAdded({ to: account.email, template: 'partner-payout', about: payoutId })),
  }
}
