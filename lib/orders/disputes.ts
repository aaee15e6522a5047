import { ShopError } from '@/lib/core/errors'
import { openStageSchema, type Dispute, type DisputeStage, type Order } from './schema'

type Disputed = Pick<Order, 'dispute'>

/** A provider's report on a dispute; `dueBy` is the deadline for an answer, in ms. */
export type DisputeNews = Pick<Dispute, 'id' | 'status' | 'amount' | 'stage' | 'dueBy'>

/** The order's dispute while it is undecided; null without one. */
export function openDispute({ dispute }: Disputed): Dispute | null {
  return dispute?.status === 'open' ? dispute : null
}

/** In an inquiry the bank has not taken money yet; in a claim it has. */
export function isInquiry({ stage }: Pick<Dispute, 'stage'>): boolean {
  return stage === 'inquiry' || stage === 'inquiryAnswered'
}

/** State and stage of a dispute combined. */
export function disputeState({ status, stage = 'claim' }: Dispute): DisputeStage | 'won' | 'lost' {
  return status === 'open' ? stage : status
}

/** The steps that the owner is shown, in order; none once the dispute is decided. */
export function disputeSteps({ status, stage = 'claim' }: Dispute) {
  return status === 'open' ? steps[stage] : []
}

const steps = {
  inquiry: ['nothing', 'evidence', 'handIn', 'inquiryRight'],
  inquiryAnswered: ['wait'],
  claim: ['nothing', 'evidence', 'handIn', 'claimRight'],
  claimAnswered: ['wait'],
} as const satisfies Record<DisputeStage, readonly string[]>

/** Whether the shop still has to answer an order's dispute. */
export function isAnswerDue(order: Disputed): boolean {
  const dispute = openDispute(order)
  return dispute !== null && dispute.stage !== 'inquiryAnswered' && dispute.stage !== 'claimAnswered'
}

/**
 * A dispute after a report, which may be repeated, late or out of order: a decision is final, and a stage never
 * goes back.
 * @param at when the report came, in ms
 * @returns null if it changes nothing
 */
export function disputeAfter(known: Dispute | undefined, news: DisputeNews, at: number): Dispute | null {
  if (known?.id !== news.id) return { ...news, at }
  if (known.status !== 'open') return null
  if (news.status !== 'open') return { ...known, ...news, at }
  if (stageIndex(news.stage) < stageIndex(known.stage)) return null
  const after = { ...known, ...news }
  const isSame = (['stage', 'dueBy', 'amount'] as const).every((field) => after[field] === known[field])
  return isSame ? null : after
}

const stageIndex = (stage: DisputeStage = 'claim') => openStageSchema.options.indexOf(stage)

/** Cents that went back twice: refunded by the shop and taken by the buyer's bank. */
export function lostTwice({ dispute, refunds = {} }: Pick<Order, 'dispute' | 'refunds'>): number {
  if (dispute?.status !== 'lost') return 0
  const taken = Object.values(refunds).filter(
    ({ status, providerId }) => status === 'done' && providerId === dispute.id,
  )
  return Math.max(0, dispute.amount - taken.reduce((sum, { amount }) => sum + amount, 0))
}

/**
 * Refuses to give money back while the buyer's bank may take it as well.
 * @param isException whether the admin insists, knowing the risk
 * @throws ShopError `dispute_open`
 */
export function refuseWhileDisputed(order: Disputed, isException = false): void {
  if (openDispute(order) && !isException) throw new ShopError('dispute_open')
}
