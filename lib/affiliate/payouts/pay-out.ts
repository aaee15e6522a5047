import 'server-only'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getRun, runEnded, saveRun } from './data'
import { eachPayable } from './preview-payout'
import { sendRun } from './report-run'
import { releaseSales } from '../balance/release-sales'
import { settlePayout } from './settle-payout'

/**
 * Starts a run, once per id, so pressing twice starts one. A task executes it, so that no crash leaves it half
 * done.
 * @param runId created with the preview it follows
 */
export async function startPayout(store: Store, runId: string, actor: string): Promise<void> {
  const entry = journalAdded({ actor, act: 'payout-started', subject: `affiliateRuns/${runId}` })
  await saveRun(store, { id: runId, at: now(), actor, payouts: 0, amount: 0 }, entry)
}

/**
 * Executes a run: releases what is due, pays every payable partner, and ends the run; of one that has ended, reports what is to
 * be reported as sent. A repetition continues where it stopped; several processes may work on it.
 * @param mayGoOn is asked before each partner
 * @returns whether the run has ended
 */
export async function payOut(store: Store, runId: string, mayGoOn = () => true): Promise<boolean> {
  const run = await getRun(store, runId)
  if (!run) return true
  if (run.doneAt !== undefined) return sendRun(store, run, mayGoOn)
  await releaseSales(store)
  for await (const { uid } of eachPayable(store)) {
    if (!mayGoOn()) return false
    await settlePayout(store, runId, uid)
  }
  return endRun(store, runId)
}

/** The task `payout`. */
export function payOutForAWhile(store: Store, runId: string): Promise<void> {
  return forAWhile(store, 'payout', async (mayGoOn) => ((await payOut(store, runId, mayGoOn)) ? null : runId))
}

async function endRun(store: Store, runId: string): Promise<boolean> {
  const ended = await optimisticUpdate(store, async () => {
    const run = await getRun(store, runId)
    if (!run || run.doneAt !== undefined) return { result: null }
    return { ...runEnded(run), result: run }
  })
  if (ended) log().info({ runId, payouts: ended.payouts, amount: ended.amount }, 'paid out')
  return true
}
