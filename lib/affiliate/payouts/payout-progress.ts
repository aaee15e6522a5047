import type { Store } from '@/lib/store/store'
import { isLeftOut } from '../balance/payee'
import { findPayouts, hasPayout } from './data'
import type { PayoutPreview } from './preview-payout'
import type { PayoutRun } from './schema'

/** For larger runs the number left is not shown. */
const MOST = 100

/** Check who is paid, wait for a run, download its bank file, or report it as sent. */
type PayoutStep = 'check' | 'running' | 'file' | 'confirm'

export interface PayoutProgress {
  step: PayoutStep
  run: PayoutRun | null
  /** Payouts so far; before a run, those to be made. */
  done: number
  /** Not yet reported as sent; null if too many to count. */
  open: number | null
}

/**
 * The oldest run whose bank file was never downloaded, or else the latest; null if there is nothing to do. @param
 * runs newest first @param preview null while a run works
 */
export async function payoutProgress(
  store: Store,
  runs: readonly PayoutRun[],
  preview: PayoutPreview | null,
): Promise<PayoutProgress | null> {
  const run = (await oldestUnloaded(store, runs)) ?? runs[0]
  const isNextDue = preview !== null && preview.count > 0
  const check = isNextDue ? ({ step: 'check', run: null, done: 0, open: 0 } as const) : null
  if (!run) return check
  const { payouts: done, doneAt, fetchedAt } = run
  if (doneAt === undefined) return { step: 'running', run, done, open: 0 }
  const open = await countOpen(store, run)
  if (open !== 0) return { run, done, open, step: fetchedAt === undefined ? 'file' : 'confirm' }
  return check
}

async function oldestUnloaded(store: Store, runs: readonly PayoutRun[]): Promise<PayoutRun | undefined> {
  const unloaded = runs.filter(({ doneAt, fetchedAt }) => doneAt !== undefined && fetchedAt === undefined)
  for (const run of unloaded.toReversed()) if (await isToBeSent(store, run)) return run
  return undefined
}

/** False if any of it is reported as sent: the file would pay that again. */
async function isToBeSent(store: Store, run: PayoutRun): Promise<boolean> {
  if (run.sentBy !== undefined || (await hasPayout(store, run, 'sent'))) return false
  const { entries } = await findPayouts(store, { run: run.id }, { limit: MOST })
  return entries.some((payout) => payout.status === 'created' && !isLeftOut(payout))
}

async function countOpen(store: Store, run: PayoutRun): Promise<number | null> {
  const { id, payouts } = run
  if (payouts > MOST) return (await hasPayout(store, run, 'created')) ? null : 0
  const { entries, broken } = await findPayouts(store, { run: id }, { limit: MOST })
  return entries.filter(({ status }) => status === 'created').length + broken.length
}
