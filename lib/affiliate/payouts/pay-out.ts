import 'server-only'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { taskAdded } from '@/lib/tasks/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getRun, runEnded, saveRun } from './data'
import { eachPayable } from './preview-payout'
import { releaseSales } from '../balance/release-sales'
import { settlePayout } from './settle-payout'

/** Kept short because other tasks are waiting. */
const RUN_MS = 5_000

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
 * Executes a run: releases what is due, pays every payable partner, and ends the run. A repetition continues
 * where it stopped; several processes may work on it.
 * @param mayGoOn is asked before each partner
 * @returns whether the run has ended
 */
export async function payOut(store: Store, runId: string, mayGoOn = () => true): Promise<boolean> {
  const run = await getRun(store, runId)
  if (!run || run.doneAt !== undefined) return true
  await releaseSales(store)
  for await (const { uid } of eachPayable(store)) {
    if (!mayGoOn()) return false
    await settlePayout(store, runId, uid)
  }
  return endRun(store, runId)
}

/** The task `payout`: executes a run for a few seconds, and leaves the rest to a follow-up task. */
export async function payOutForAWhile(store: Store, runId: string): Promise<void> {
  const end = performance.now() + RUN_MS
  const isDone = await payOut(store, runId, () => performance.now() < end)
  if (!isDone) await store.update(taskAdded('payout', runId).changes)
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
