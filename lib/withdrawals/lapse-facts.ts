import { retention } from '@/lib/legal/retention'
import type { Mail } from '@/lib/mail/schema'
import type { Order } from '@/lib/orders/schema'
import type { Withdrawal } from './schema'

const DAY_MS = 86_400_000

/** As of the declaration; times in ms, null if it had not happened. */
export interface LapseFacts {
  consentedAt: number
  /** Sent to the buyer's address; `forgotten` if so long ago that the mail is deleted. */
  confirmedAt: number | null | 'forgotten'
  downloadedAt: number | null
  /** Null if no longer known. */
  hasLapsed: boolean | null
}

/**
 * The right lapses (§ 356 Abs. 5 BGB) if the consumer agreed to immediate performance, knew that this forfeits the
 * right, got a confirmation under § 312f BGB, and performance had begun. The owner decides what follows.
 * @param mails about the order, as far as they still exist @param now in ms
 */
export function lapseFacts(
  { at }: Pick<Withdrawal, 'at'>,
  { email, consent, downloads, history }: Pick<Order, 'email' | 'consent' | 'downloads' | 'history'>,
  mails: readonly Mail[],
  now: number,
): LapseFacts {
  // A mail to an address corrected since did not reach the buyer.
  const confirmations = mails.filter(({ template, to }) => template === 'order-confirmed' && to === email)
  const found = earliest(confirmations.map(({ sentAt }) => sentAt ?? Infinity))
  const isForgotten = history.paid !== undefined && history.paid.at < now - retention.mailDays * DAY_MS
  const confirmedAt = isForgotten && (found === null || found > at) ? 'forgotten' : found
  const loaded = Object.values(downloads ?? {}).flatMap((files) => Object.values(files))
  const downloadedAt = earliest(loaded.map(({ first }) => first))
  const consentedAt = Math.max(consent.immediateDelivery.at, consent.withdrawalLoss.at)
  const isBefore = (time: number | null) => time !== null && time <= at
  const hasBegun = isBefore(consentedAt) && isBefore(downloadedAt)
  if (confirmedAt === 'forgotten')
    return { consentedAt, confirmedAt, downloadedAt, hasLapsed: hasBegun ? null : false }
  return { consentedAt, confirmedAt, downloadedAt, hasLapsed: hasBegun && isBefore(confirmedAt) }
}

function earliest(times: readonly number[]): number | null {
  const first = Math.min(...times)
  return Number.isFinite(first) ? first : null
}
