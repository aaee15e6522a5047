import type { Mail } from '@/lib/mail/schema'
import type { Order } from '@/lib/orders/schema'
import type { Withdrawal } from './schema'

/** The facts the right of withdrawal depends on, as of the declaration; times in ms, null if it had not happened. */
export interface LapseFacts {
  consentedAt: number
  /** When the contract's confirmation was sent. */
  confirmedAt: number | null
  downloadedAt: number | null
  /** Whether all of it had happened, so that the right had lapsed. */
  hasLapsed: boolean
}

/**
 * Whether the right of withdrawal for digital content had lapsed (§ 356 Abs. 5 BGB): the consumer agreed to
 * immediate performance, knew that this forfeits the right, received a confirmation under § 312f BGB, and
 * performance had begun. This function establishes the facts; the owner decides what follows.
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
