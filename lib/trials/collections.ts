import { declaredCollections, onceKinds } from '@/lib/records/collections'
import { isCollection } from '@/lib/store/rules'

/**
 * What a shop gathers by selling. As long as its owner is the sample, all of it is trial; what it is set up with (catalogue,
 * accounts, settings, votes) is not among it.
 */
export const GATHERED = gatheredAs('bySelling', 'byItself')

/** What must be gone before the shop has an owner of its own. */
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

/** Whether an idempotency key would keep something from being counted or read once more. */
export function isGatheredOnceKey(key: string): boolean {
  return onceKinds.get(key.split('_')[0] ?? '')?.isGathered === true
}
