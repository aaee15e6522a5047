import { getStage } from '@/lib/affiliate/stage/data'
import { hideStage } from '@/lib/affiliate/stage/hide-stage'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { getRating } from '../data'
import { hideRating } from '../hide-rating'
import { decisionOnceKey, getReport, reportDecided } from './data'
import type { Report, ReportDecision } from './schema'

/**
 * Repeatable. The same write hides what is removed and mails the reason to its author, and the decision to the
 * reporter, if there is an address (Art. 16 (5), 17 DSA).
 * @throws ShopError `not_found`; `report_decided` if decided otherwise
 */
export async function decideReport(
  store: Store,
  id: string,
  decision: ReportDecision,
  actor: string,
): Promise<void> {
  const report = await existingReport(store, id)
  if (report.status === 'open') await decideOpen(store, report, decision, actor)
  const { outcome } = await existingReport(store, id)
  if (outcome !== decision.outcome) throw new ShopError('report_decided')
}

async function decideOpen(
  store: Store,
  report: Report,
  decision: ReportDecision,
  actor: string,
): Promise<void> {
  const { id } = report
  const onceKey = decisionOnceKey(id)
  const { outcome, reason } = decision
  const hide = outcome === 'removed' ? await hidingOf(store, report) : null
  if (hide) {
    const further = async () => {
      if ((await existingReport(store, id)).status !== 'open') throw new ShopError('report_decided')
      return { ...decided(report, decision, actor), [`once/${onceKey}`]: now() }
    }
    try {
      await hide(reason, actor, further)
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
  // If it is already hidden or gone, only the decision is written; a used idempotency key means that it was made.
  if (await store.updateOnce(onceKey, decided(report, decision, actor)))
    log().info({ reportId: id, outcome, actor }, 'report decided')
}

type Hide = (reason: string, actor: string, further: () => Promise<Changes>) => Promise<void>

async function hidingOf(store: Store, { ratingId, partnerUid }: Report): Promise<Hide | null> {
  if (ratingId !== undefined) {
    const isShown = (await getRating(store, ratingId))?.status === 'shown'
    return isShown ? (...decision) => hideRating(store, ratingId, ...decision) : null
  }
  if (partnerUid === undefined) return null
  const isShown = (await getStage(store, partnerUid))?.status === 'shown'
  return isShown ? (...decision) => hideStage(store, partnerUid, ...decision) : null
}

/** Whether the rating was deleted, or the report decided, at the same moment. */
function isOvertaken(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'not_found' || error.code === 'report_decided')
}

function decided(report: Report, { outcome, reason }: ReportDecision, actor: string): Changes {
  const { id, email } = report
  return {
    ...reportDecided(report, { outcome, decidedAt: now(), actor, grounds: reason }),
    ...journalAdded({ actor, act: `report-${outcome}`, subject: `reports/${id}`, after: { reason } }),
    ...(email === undefined ? {} : mailAdded({ to: email, template: 'report-decided', about: id })),
  }
}

/** @throws ShopError `not_found` */
async function existingReport(store: Store, id: string): Promise<Report> {
  const report = await getReport(store, id)
  if (!report) throw new ShopError('not_found')
  return report
}
