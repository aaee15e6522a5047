import { getTranslations } from 'next-intl/server'
import { withdrawalsPage } from '@/components/desk/desk-pages'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/list-query'
import { dayOf, now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { withdrawalWays, type WithdrawalStatus } from '@/lib/withdrawals/schema'
import { EnterWithdrawal } from './enter-withdrawal'
import { WithdrawalEntry } from './withdrawal-entry'

export const withdrawalStates = stateQuery<WithdrawalStatus>(
  withdrawalsPage,
  ['received', 'accepted', 'rejected'],
  { received: 'offen', accepted: 'angenommen', rejected: 'abgelehnt' },
)

interface WithdrawalListProps {
  withdrawals: Listing<DeskWithdrawal>
  query: StateQuery<WithdrawalStatus>
}

export async function WithdrawalList({ withdrawals, query }: WithdrawalListProps) {
  return (
    <>
      <EnterWithdrawal today={dayOf(now())} ways={withdrawalWays} />
      <StateList
        id="withdrawals"
        part={withdrawals}
        query={query}
        states={withdrawalStates}
        t={await getTranslations('withdrawals.desk')}
        show={(entry) => <WithdrawalEntry key={entry.withdrawal.id} entry={entry} />}
      />
    </>
  )
}
