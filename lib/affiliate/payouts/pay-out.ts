import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { issueInvoice } from '@/lib/invoices/issue-invoice'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store, Changes } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { getAccount, payableSales, payoutStateOf, releasedMovedOnce, type Account } from '../balance/data'
import { isBlockedFor } from '../balance/blocked'
import { blockedTold, releaseSales } from '../balance/release-sales'
import { entryAdded } from '../sales/data'
import { leftOf, saleMoved } from '../sales/sale-state'
import type { PayoutData } from '../schema'
import { draftCreditNote } from './credit-note'
import { getRun, runEnded, saveRun, isPaidIn, payoutAdded } from './data'
import { eachPayable } from './preview-payout'
import { sendRun } from './report-run'
import type { Payout, PayoutRun } from './schema'

/** Once per id, by a task, so that no crash leaves it half done. @param runId created with the preview it follows */
export async function startPayout(store: Store, runId: string, actor: string): Promise<void> {
  const entry = journalAdded({ actor, act: 'payout-started', subject: `affiliateRuns/${runId}` })
  await saveRun(store, { id: runId, at: now(), actor, payouts: 0, amount: 0 }, entry)
}

/**
 * Releases what is due, pays every payable partner who is not blocked, and ends the run; reports an ended run's
 * payouts as sent if requested. Can be repeated and run concurrently. Returns whether the run has ended.
 */
export async function payOut(store: Store, runId: string, mayGoOn = () => true): Promise<boolean> {
  const run = await getRun(store, runId)
  if (!run) return true
  if (run.doneAt !== undefined) return sendRun(store, run, mayGoOn)
  await releaseSales(store)
  const told: Changes = {}
  for await (const { uid } of eachPayable(store)) {
    if (!mayGoOn()) return false
    if (await isBlockedFor(store, uid, () => settlePayout(store, runId, uid)))
      Object.assign(told, blockedTold(uid))
  }
  return endRun(store, runId, told)
}

export function payOutForAWhile(store: Store, runId: string): Promise<void> {
  return forAWhile(store, 'payout', async (mayGoOn) => ((await payOut(store, runId, mayGoOn)) ? null : runId))
}

async function endRun(store: Store, runId: string, told: Changes): Promise<boolean> {
  const ended = await optimisticUpdate(store, async () => {
    const run = await getRun(store, runId)
    if (!run || run.doneAt !== undefined) return { result: null }
    const { onceKey, changes } = runEnded(run)
    return { onceKey, changes: { ...changes, ...told }, result: run }
  })
  if (ended) log().info({ runId, payouts: ended.payouts, amount: ended.amount }, 'paid out')
  return true
}

/**
 * The entire released balance: payout, numbered credit note, ledger entry, sales' states, balance and mail are one
 * atomic write. Happens once; does nothing if the partner is no longer to be paid, or the run has ended.
 */
async function settlePayout(store: Store, runId: string, uid: string): Promise<boolean> {
  const issued = await issueInvoice(store, 'credit-note', async (place) => {
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
    ...(account.adjusted === undefined ? {} : { adjusted: account.adjusted }),
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
