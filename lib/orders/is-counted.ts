import type { Order } from './schema'

/**
 * Whether an order counts in figures, uses of campaigns, commissions, exports and what buyers say in public. One that was paid
 * with a provider's keys for trying out does not; see `trialSchema`.
 */
export function isCounted({ trial }: { trial?: Order['trial'] | undefined }): boolean {
  return trial !== 'payment'
}
