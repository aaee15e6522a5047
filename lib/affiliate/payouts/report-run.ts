import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { isBlockedFor, requireUnblocked } from '../balance/blocked'
import { findPayouts, getRun, saveAllSent } from './data'
import { isUnreported, reportSent } from './report-payout'
import type { Payout, PayoutRun } from './schema'

const PART = 200

/** Repeating it changes nothing. @throws ShopError `not_found`; `run_not_done` before the run has ended */
export async function reportAllSent(store: Store, runId: string, actor: string): Promise<void> {
  const run = await getRun(store, runId)
  if (!run) throw new ShopError('not_found')
  if (run.doneAt === undefined) throw new ShopError('run_not_done')
  if (await saveAllSent(store, run, actor)) log().info({ runId, actor }, 'run reported as sent')
}

/**
 * Each payout in its own write; a repetition continues. Returns whether nothing is left.
 * @throws Error naming the blocked partners, after all others
 */
export async function sendRun(
  store: Store,
  { id, sentBy }: PayoutRun,
  mayGoOn: () => boolean,
): Promise<boolean> {
  const blocked: string[] = []
  let before: string | null = null
  do {
    const part: Listing<Payout> = await findPayouts(store, { run: id }, partBefore(before, PART))
    for (const payout of part.entries.filter(isUnreported)) {
      if (!mayGoOn()) return false
      if (sentBy === undefined) continue
      const report = () => reportSent(store, payout.id, sentBy).catch(ignoreReturned)
      if (await isBlockedFor(store, payout.uid, report)) blocked.push(payout.uid)
    }
    before = part.next
  } while (before !== null)
  requireUnblocked(blocked)
  return true
}

/** A payout reported as returned meanwhile takes precedence. */
function ignoreReturned(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'payout_returned')) throw error
}
