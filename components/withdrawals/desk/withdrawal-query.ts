import { withdrawalsPage } from '@/components/desk/desk-pages'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import type { WithdrawalStatus } from '@/lib/withdrawals/schema'

/** Withdrawals of a state, and from where on they are shown. */
export type WithdrawalQuery = StateQuery<WithdrawalStatus>

export const withdrawalStates = stateQuery<WithdrawalStatus>(
  withdrawalsPage,
  ['received', 'accepted', 'rejected'],
  { received: 'offen', accepted: 'angenommen', rejected: 'abgelehnt' },
)
