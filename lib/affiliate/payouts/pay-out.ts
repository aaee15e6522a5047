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

/** Other tasks wait for it. */
const RUN_MS = 5_000

/**
 * Starts a run, once per id: pressed twice it is one. It is carried out by a task, so that no end of a process leaves it half done.
 * @param runId made with the preview that it follows
 */
export async function startPayout(store: Store, runId: string, actor: string): Promise<void> {
  const entry = journalAdded({ actor, act: 'payout-started', subject: `affiliateRuns/${runId}` })
  await saveRun(store, { id: runId, at: now(), actor, payouts: 0, amount: 0 }, entry)
}

/**
 * Carries out a run: releases what is due, pays everybody who is payable, and ends it. Done again it goes on where it was; several
 * processes may be at it.
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

/** The task `payout`: goes on for a few seconds, and leaves what is not done then to a task after it. */
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
