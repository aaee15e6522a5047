import { ShopError } from '@/lib/core/errors'
import { disputeStageSchema, type Dispute, type DisputeStage } from '@/lib/payment/schema'
import type { Order } from './schema'

type Disputed = Pick<Order, 'dispute'>
type Disputes = Pick<Order, 'dispute' | 'otherDisputes'>

/** `dueBy`: deadline for an answer, in ms. */
export type DisputeNews = Pick<Dispute, 'id' | 'status' | 'amount' | 'stage' | 'dueBy'>

export function disputesOf({ dispute, otherDisputes = {} }: Disputes): Dispute[] {
  return [...(dispute ? [dispute] : []), ...Object.values(otherDisputes)]
}

export function openDispute({ dispute }: Disputed): Dispute | null {
  return dispute?.status === 'open' ? dispute : null
}

/** No money taken by the bank yet, as opposed to a claim. */
export function isInquiry({ stage }: Pick<Dispute, 'stage'>): boolean {
  return stage === 'inquiry' || stage === 'inquiryAnswered'
}

export function disputeState({ status, stage = 'claim' }: Dispute): DisputeStage | 'won' | 'lost' {
  return status === 'open' ? stage : status
}

/** In order; none once decided. */
export function disputeSteps({ status, stage = 'claim' }: Dispute) {
  return status === 'open' ? steps[stage] : []
}

const steps = {
  inquiry: ['nothing', 'evidence', 'handIn', 'inquiryRight'],
  inquiryAnswered: ['wait'],
  claim: ['nothing', 'evidence', 'handIn', 'claimRight'],
  claimAnswered: ['wait'],
} as const satisfies Record<DisputeStage, readonly string[]>

export function isAnswerDue(order: Disputed): boolean {
  const dispute = openDispute(order)
  return dispute !== null && dispute.stage !== 'inquiryAnswered' && dispute.stage !== 'claimAnswered'
}

export interface DisputesAfter {
  reported: Dispute
  dispute: Dispute
  otherDisputes: Record<string, Dispute>
}

/** Reports may be repeated, late or out of order; `dispute` is an open one, if any. Null if nothing changes; ms. */
export function disputesAfter(order: Disputes, news: DisputeNews, at: number): DisputesAfter | null {
  const known = disputesOf(order)
  const reported = disputeAfter(
    known.find(({ id }) => id === news.id),
    news,
    at,
  )
  if (!reported) return null
  const all = known.some(({ id }) => id === news.id)
    ? known.map((each) => (each.id === news.id ? reported : each))
    : [...known, reported]
  const dispute = all.find(({ status }) => status === 'open') ?? reported
  const others = all.filter((each) => each !== dispute)
  return { reported, dispute, otherDisputes: Object.fromEntries(others.map((each) => [each.id, each])) }
}

/** A decided one is not reopened, a lost one not won; a stage never goes back. */
function disputeAfter(known: Dispute | undefined, news: DisputeNews, at: number): Dispute | null {
  if (!known) return { ...news, at }
  if (rankOf(news) < rankOf(known)) return null
  if (news.status !== known.status) return { ...known, ...news, at }
  const after = { ...known, ...news }
  const isSame = (['stage', 'dueBy', 'amount'] as const).every((field) => after[field] === known[field])
  return isSame ? null : after
}

const { options: stages } = disputeStageSchema
function rankOf({ status, stage = 'claim' }: DisputeNews): number {
  return status === 'open' ? stages.indexOf(stage) : stages.length + (status === 'won' ? 0 : 1)
}

/** Cents refunded, and taken by the buyer's bank as well. */
export function lostTwice(order: Disputes & Pick<Order, 'refunds' | 'refundedBeyond'>): number {
  const lost = disputesOf(order).filter(({ status }) => status === 'lost')
  const { refundedBeyond = 0 } = order
  return lost.reduce(
    (sum, { id, amount }) => sum + Math.max(0, amount - takenByDispute(order, id)),
    refundedBeyond,
  )
}

/** Cents, as far as recorded. */
export function takenByDispute({ refunds = {} }: Pick<Order, 'refunds'>, disputeId: string): number {
  const taken = Object.values(refunds).filter(
    ({ providerId, status }) => status === 'done' && providerId === disputeId,
  )
  return taken.reduce((sum, { amount }) => sum + amount, 0)
}

/** @param isException the admin insists, knowing the risk @throws ShopError `dispute_open` */
export function refuseWhileDisputed(order: Disputed, isException = false): void {
  if (openDispute(order) && !isException) throw new ShopError('dispute_open')
}
