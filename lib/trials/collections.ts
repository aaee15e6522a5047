import { declaredCollections, onceKinds } from '@/lib/records/collections'
import { isCollection } from '@/lib/store/rules'

/**
 * Collections that a shop fills by selling. While its owner is the sample, all of their entries are trial data. What the shop is
 * set up with (catalogue, accounts, settings, votes) is not included.
 */
export const GATHERED = gatheredAs('bySelling', 'byItself')

/** Collections that must be empty before the shop can have a real owner. */
export const TELLING = gatheredAs('bySelling')

function gatheredAs(...ways: readonly string[]) {
  return [...declaredCollections]
    .filter(([, { gathered }]) => gathered !== undefined && ways.includes(gathered))
    .map(([name]) => name)
    .filter(isCollection)
}

/** Tasks that follow from an order, a payout or a mail. */
export const GATHERED_TASKS: ReadonlySet<string> = new Set([
  'conversion',
  'refund',
  'session-end',
  'invoice',
  'withdrawal',
  'mail',
  'payout',
  'provider-payouts',
  'rating-question',
  'mend-address',
  'campaign-use',
  'overlay',
  'discord',
])

/** Whether an idempotency key, if left behind, would prevent something from being counted or read again. */
export function isGatheredOnceKey(key: string): boolean {
  return onceKinds.get(key.split('_')[0] ?? '')?.isGathered === true
}
