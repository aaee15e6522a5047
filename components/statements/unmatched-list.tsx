import { numberColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { Listing } from '@/lib/core/listing'
import { formatMoney } from '@/lib/core/money'
import type { UnmatchedEntry } from '@/lib/payment/schema'
import { DeskTable } from '@/components/desk/desk-list'
import { moneyQuery, type MoneyQuery } from './money-query'
import { SettleAction } from './settle-action'

interface UnmatchedListProps {
  unmatched: Listing<UnmatchedEntry>
  query: MoneyQuery
}

export async function UnmatchedList({ unmatched, query }: UnmatchedListProps) {
  const t = await getTranslations('admin.unmatched')
  const linkTo = (unmatchedBefore?: string) => moneyQuery.address({ ...query, unmatchedBefore }, 'unmatched')
  return (
    <DeskTable
      id="unmatched"
      title={t('title')}
      part={unmatched}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.unmatchedBefore === undefined,
        linkTo,
      }}
      columns={await unmatchedColumns()}
      rowKey={({ id }) => id}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
    </DeskTable>
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
    numberColumn('amount', t('columns.amount'), amountOf),
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

const amountOf = ({ amount, currency }: UnmatchedEntry) => formatMoney(amount, currency)
