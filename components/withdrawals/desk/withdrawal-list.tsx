import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Listing } from '@/lib/core/listing'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { DeskList } from '@/components/desk/desk-list'
import { WithdrawalEntry } from './withdrawal-entry'
import { withdrawalAddress, withdrawalTabs, type WithdrawalQuery } from './withdrawal-query'

interface WithdrawalListProps {
  withdrawals: Listing<DeskWithdrawal>
  query: WithdrawalQuery
}

/** One page of the withdrawals in a state, newest first. */
export async function WithdrawalList({ withdrawals, query: { status, before } }: WithdrawalListProps) {
  const t = await getTranslations('withdrawals.desk')
  const tabs = withdrawalTabs.map((tab) => ({
    href: withdrawalAddress({ status: tab }),
    text: t(`states.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <DeskList
      id="withdrawals"
      title={t('title')}
      isTitleHidden
      part={withdrawals}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: before === undefined,
        linkTo: (next) => withdrawalAddress({ status, before: next }),
      }}
      show={(rows) => (
        <div className="[&>article:first-child]:border-t-0">
          {rows.map((entry) => (
            <WithdrawalEntry key={entry.withdrawal.id} entry={entry} />
          ))}
        </div>
      )}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
    </DeskList>
  )
}
