import { providerPayoutsPage } from '@/components/desk/desk-pages'
import { stateQuery } from '@/components/desk/list-query'

/** `wrong`: payouts that do not add up and are not yet marked as checked. */
export type PayoutChoice = 'all' | 'wrong'

export const providerPayoutStates = stateQuery<PayoutChoice>(providerPayoutsPage, ['all', 'wrong'], {
  all: 'alle',
  wrong: 'stimmt-nicht',
})
