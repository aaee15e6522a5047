import { findAffiliate } from '@/lib/affiliate/data'
import { getStage } from '@/lib/affiliate/stage/data'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256 } from '@/lib/core/server-secret'
import { addressKey } from '@/lib/core/text/email-address'
import { mailAdded, ownerNotified } from '@/lib/mail/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getRating } from '../data'
import { findReportByKey, saveReport } from './data'
import type { Report, ReportRequest } from './schema'

const RATING = /rating_\d{13}_[a-z0-9]{16}/
const PARTNER = /\/p\/([A-Za-z0-9_-]{2,64})(?![\w/-])/

/**
 * From anyone, with or without account or name (Art. 16 DSA). The same write queues the confirmation; the same key
 * and body report once and get the same answer. @param mailDelay ms @throws ShopError `idempotency_conflict`
 */
export async function reportRating(
  store: Store,
  request: ReportRequest,
  key: string,
  mailDelay = () => 0,
): Promise<{ at: number }> {
  const idempotencyKey = sha256(key)
  const bodyHash = sha256(JSON.stringify(request))
  const earlier = await findReportByKey(store, idempotencyKey)
  if (earlier) return answerAgain(earlier, bodyHash)
  const { place, reason, name, email } = request
  const ratingId = await ratingAt(store, place)
  const partnerUid = ratingId === null ? await stageAt(store, place) : null
  const report: Report = {
    id: newId('report'),
    at: now(),
    place,
    reason,
    status: 'open',
    idempotencyKey,
    bodyHash,
    ...(ratingId === null ? {} : { ratingId }),
    ...(partnerUid === null ? {} : { partnerUid }),
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email, reporter: addressKey(email) }),
  }
  const { id } = report
  const following = {
    ...(email === '' ? {} : mailAdded({ to: email, template: 'report-received', about: id }, mailDelay())),
    ...ownerNotified('report', { template: 'owner-report', about: id }),
  }
  if (await saveReport(store, report, following)) {
    log().info(
      { reportId: id, isRating: ratingId !== null, isStage: partnerUid !== null },
      'content reported',
    )
    return { at: report.at }
  }
  const winner = await findReportByKey(store, idempotencyKey)
  if (!winner) throw new ShopError('idempotency_conflict')
  return answerAgain(winner, bodyHash)
}

async function ratingAt(store: Store, place: string): Promise<string | null> {
  const id = RATING.exec(place)?.[0]
  return id !== undefined && (await getRating(store, id)) ? id : null
}

/** If the page has content of the partner's own. */
async function stageAt(store: Store, place: string): Promise<string | null> {
  const code = PARTNER.exec(place)?.[1]
  const partner = code === undefined ? null : await readOr(findAffiliate(store, code), null)
  return partner && (await getStage(store, partner.uid)) ? partner.uid : null
}

function answerAgain(report: Report, bodyHash: string): { at: number } {
  if (report.bodyHash !== bodyHash) throw new ShopError('idempotency_conflict')
  return { at: report.at }
}
