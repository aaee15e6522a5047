import { getTranslations } from 'next-intl/server'
import { StateList } from '@/components/desk/state-list'
import type { Listing } from '@/lib/core/listing'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { WithdrawalEntry } from './withdrawal-entry'
import { withdrawalStates, type WithdrawalQuery } from './withdrawal-query'

interface WithdrawalListProps {
  withdrawals: Listing<DeskWithdrawal>
  query: WithdrawalQuery
}

/** One page of the withdrawals in a state, newest first. */
export async function WithdrawalList({ withdrawals, query }: WithdrawalListProps) {
  return (
    <StateList
      id="withdrawals"
      part={withdrawals}
      query={query}
      states={withdrawalStates}
      t={await getTranslations('withdrawals.desk')}
      show={(entry) => <WithdrawalEntry key={entry.withdrawal.id} entry={entry} />}
    />
  )
}
