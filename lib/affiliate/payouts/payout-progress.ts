import 'server-only'
import type { Store } from '@/lib/store/store'
import { isLeftOut } from '../balance/payee'
import { findPayouts } from './data'
import type { PayoutPreview } from './preview-payout'
import type { PayoutRun } from './schema'

/** Payouts of a run that are checked; for larger runs the number left is not shown. */
const MOST = 100

/** The next step: check who is paid, wait for a run, download its bank file, or report it as sent. */
type PayoutStep = 'check' | 'running' | 'file' | 'confirm'

export interface PayoutProgress {
  step: PayoutStep
  /** Null before a run. */
  run: PayoutRun | null
  /** Its payouts so far, and the expected total. */
  done: number
  all: number
  /** Payouts not yet reported as sent; null if there are too many to count. */
  open: number | null
}

/**
 * The state of the run to deal with next: the oldest whose bank file was never downloaded, or else the latest.
 * @param runs the latest ones, newest first
 * @returns null if there is nothing to do
 */
export async function payoutProgress(
  store: Store,
  runs: readonly PayoutRun[],
  preview: PayoutPreview,
): Promise<PayoutProgress | null> {
  const run = (await oldestUnloaded(store, runs)) ?? runs[0]
  const check = { step: 'check', run: null, done: 0, all: preview.count, open: 0 } as const
  if (!run) return preview.count > 0 ? check : null
  const { payouts: done, doneAt, fetchedAt } = run
  if (doneAt === undefined) return { step: 'running', run, done, all: done + preview.count, open: 0 }
  const open = await countOpen(store, run)
  const about = { run, done, all: done, open }
  if (open !== 0) return { ...about, step: fetchedAt === undefined ? 'file' : 'confirm' }
  return preview.count > 0 ? check : null
}

async function oldestUnloaded(store: Store, runs: readonly PayoutRun[]): Promise<PayoutRun | undefined> {
  const unloaded = runs.filter(({ doneAt, fetchedAt }) => doneAt !== undefined && fetchedAt === undefined)
  for (const run of unloaded.toReversed()) if (await isToBeSent(store, run)) return run
  return undefined
}

/** False if some payouts were sent by hand: the file would pay them again. */
async function isToBeSent(store: Store, { id }: PayoutRun): Promise<boolean> {
  const { entries } = await findPayouts(store, { run: id }, { limit: MOST })
  const isSent = entries.some(({ status }) => status === 'sent')
  return !isSent && entries.some((payout) => payout.status === 'created' && !isLeftOut(payout))
}

async function countOpen(store: Store, { id, payouts }: PayoutRun): Promise<number | null> {
  if (payouts > MOST) return null
  const { entries, broken } = await findPayouts(store, { run: id }, { limit: MOST })
  return entries.filter(({ status }) => status === 'created').length + broken.length
}
