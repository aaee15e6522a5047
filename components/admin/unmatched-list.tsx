import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import { centsToDecimal, formatCents } from '@/lib/core/money'
import type { UnmatchedEntry } from '@/lib/payment/schema'
import { moneyAddress, type MoneyQuery } from './money-query'
import { SettleAction } from './settle-action'

interface UnmatchedListProps {
  unmatched: Listing<UnmatchedEntry>
  query: MoneyQuery
}

/** A part of the money that belongs to no order. */
export async function UnmatchedList({ unmatched, query }: UnmatchedListProps) {
  const t = await getTranslations('admin.unmatched')
  const linkTo = (unmatchedBefore?: string) => moneyAddress({ ...query, unmatchedBefore }, 'unmatched')
  return (
    <section aria-labelledby="unmatched" className="grid min-w-0 gap-4">
      <h2 id="unmatched" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <BrokenRecords keys={unmatched.broken} />
      {unmatched.entries.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await unmatchedColumns()}
          rows={unmatched.entries}
          rowKey={({ id }) => id}
        />
      )}
      {unmatched.entries.length + unmatched.broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={query.unmatchedBefore === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={unmatched.next === null ? undefined : { href: linkTo(unmatched.next), text: t('next') }}
      />
    </section>
  )
}

async function unmatchedColumns() {
  const t = await getTranslations('admin.unmatched')
  const format = await getFormatter()
  const dates = { dateStyle: 'short', timeStyle: 'short' } as const
  const column = (key: 'reason' | 'order', cell: (money: UnmatchedEntry) => string | undefined) => ({
    key,
    header: t(`columns.${key}`),
    cell: (money: UnmatchedEntry) => <span className="wrap-anywhere">{cell(money)}</span>,
  })
  return [
    {
      key: 'id',
      header: t('columns.id'),
      cell: ({ id }: UnmatchedEntry) => (
        <span tabIndex={-1} className="wrap-anywhere">
          {id}
        </span>
      ),
    },
    column('reason', ({ reason }) => t(`reasons.${reason}`)),
    column('order', ({ orderId }) => orderId ?? t('noOrder')),
    { key: 'amount', header: t('columns.amount'), align: 'end' as const, cell: amountOf },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }: UnmatchedEntry) => (
        <span className="number whitespace-nowrap">{t('time', { date: format.dateTime(at, dates) })}</span>
      ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: (money: UnmatchedEntry) => (
        <SettleAction
          path={`/api/admin/statements/unmatched/${money.id}`}
          payer={money.id}
          amount={amountOf(money)}
        />
      ),
    },
  ]
}

/** A currency may be one that the shop knows nothing of. */
function amountOf({ amount, currency }: UnmatchedEntry): string {
  return currency === 'EUR' ? formatCents(amount) : `${centsToDecimal(amount).replace('.', ',')} ${currency}`
}
