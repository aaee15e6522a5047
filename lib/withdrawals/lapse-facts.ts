import type { Mail } from '@/lib/mail/schema'
import type { Order } from '@/lib/orders/schema'
import type { Withdrawal } from './schema'

/** What the right of withdrawal depends on, as it was when the withdrawal was declared; times in ms, null for what had not happened. */
export interface LapseFacts {
  consentedAt: number
  /** When the confirmation of the contract was handed over. */
  confirmedAt: number | null
  downloadedAt: number | null
  /** Whether all of that had happened before, so that the right had lapsed. */
  hasLapsed: boolean
}

/**
 * Whether the right of withdrawal for digital content had lapsed (§ 356 Abs. 5 BGB): the consumer has agreed that the
 * contract is performed at once, knows that the right is lost by that, has a confirmation of it under § 312f BGB, and the
 * performance has begun. What is a fact is decided here, what follows from it by the owner.
 * @param mails about the order
 */
export function lapseFacts(
  { at }: Pick<Withdrawal, 'at'>,
  { consent, downloads }: Pick<Order, 'consent' | 'downloads'>,
  mails: readonly Mail[],
): LapseFacts {
  const confirmations = mails.filter(({ template }) => template === 'order-confirmed')
  const confirmedAt = earliest(confirmations.map(({ sentAt }) => sentAt ?? Infinity))
  const loaded = Object.values(downloads ?? {}).flatMap((files) => Object.values(files))
  const downloadedAt = earliest(loaded.map(({ first }) => first))
  const consentedAt = Math.max(consent.immediateDelivery.at, consent.withdrawalLoss.at)
  const hasLapsed = [consentedAt, confirmedAt, downloadedAt].every((time) => time !== null && time <= at)
  return { consentedAt, confirmedAt, downloadedAt, hasLapsed }
}

function earliest(times: readonly number[]): number | null {
  const first = Math.min(...times)
  return Number.isFinite(first) ? first : null
}
