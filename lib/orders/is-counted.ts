import type { Order } from './schema'

/**
 * Whether an order counts in figures, campaign uses, commissions, exports and published ratings. An order paid
 * with a provider's test keys does not; see `trialSchema`.
 */
export function isCounted({ trial }: { trial?: Order['trial'] | undefined }): boolean {
  return trial !== 'payment'
}
