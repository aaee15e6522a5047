import { providerPayoutsPage } from '@/components/desk/desk-pages'
import { stateQuery } from '@/components/desk/list-query'

/** All payouts, or those that do not add up, and nobody has dealt with. */
export type PayoutChoice = 'all' | 'wrong'

export const providerPayoutStates = stateQuery<PayoutChoice>(providerPayoutsPage, ['all', 'wrong'], {
  all: 'alle',
  wrong: 'stimmt-nicht',
})
