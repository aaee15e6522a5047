import { auditAccounts, type AccountFinding } from '@/lib/customer/audit-accounts'
import { auditShop, type ShopFinding } from '@/lib/orders/audit/audit-shop'
import { auditRatings, type RatingFinding } from '@/lib/ratings/audit'
import { auditStatements, type StatementFinding } from '@/lib/statements/audit'
import type { Store } from '@/lib/store/store'
import { auditVotes, type VotingFinding } from '@/lib/voting/audit'

const AUDITS = [auditShop, auditStatements, auditVotes, auditRatings, auditAccounts]

export type Finding = ShopFinding | StatementFinding | VotingFinding | RatingFinding | AccountFinding

/** @param at when the data were current (ms): the time of a copy, or now */
export async function* auditAll(store: Store, at?: number): AsyncGenerator<Finding> {
  for (const audit of AUDITS) yield* audit(store, at)
}
