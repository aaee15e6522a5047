import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { WithdrawalEntry } from './withdrawal-entry'
import { withdrawalAddress, withdrawalTabs, type WithdrawalQuery } from './withdrawal-query'

interface WithdrawalListProps {
  withdrawals: Listing<DeskWithdrawal>
  query: WithdrawalQuery
}

/** A part of the withdrawals in a state, newest first, each to be decided about. */
export async function WithdrawalList({ withdrawals, query: { status, before } }: WithdrawalListProps) {
  const t = await getTranslations('withdrawals.desk')
  const { entries, broken, next } = withdrawals
  const tabs = withdrawalTabs.map((tab) => ({
    href: withdrawalAddress({ status: tab }),
    text: t(`states.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <section aria-labelledby="withdrawals" className="grid min-w-0 gap-4">
      <h2 id="withdrawals" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <BrokenRecords keys={broken} />
      <div className="[&>article:first-child]:border-t-0">
        {entries.map((entry) => (
          <WithdrawalEntry key={entry.withdrawal.id} entry={entry} />
        ))}
      </div>
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={before === undefined ? undefined : { href: withdrawalAddress({ status }), text: t('first') }}
        next={
          next === null ? undefined : { href: withdrawalAddress({ status, before: next }), text: t('next') }
        }
      />
    </section>
  )
}
