import { numberColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import { isLeftOut } from '@/lib/affiliate/balance/payee'
import { isUnreported } from '@/lib/affiliate/payouts/report-payout'
import type { Payout, PayoutRun } from '@/lib/affiliate/payouts/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskTable } from '@/components/desk/desk-list'
import { RefreshWhileRunning } from '@/components/desk/refresh-while-running'
import { payoutsQuery, type PayoutQuery } from './payout-query'

interface PayoutListProps {
  isAdmin: boolean
  run: PayoutRun
  payouts: Listing<Payout>
  query: PayoutQuery
}

const tones: Record<Payout['status'], Status> = { created: 'pending', sent: 'success', returned: 'error' }

export async function PayoutList({ run, payouts, query, isAdmin }: PayoutListProps) {
  const t = await getTranslations('admin.payouts.list')
  const format = await getFormatter()
  const linkTo = (before?: string) => payoutsQuery.address({ ...query, payoutsBefore: before }, 'run')
  return (
    <DeskTable
      id="run"
      title={t('title', { date: format.dateTime(run.at, { dateStyle: 'long' }) })}
      part={payouts}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.payoutsBefore === undefined,
        linkTo,
      }}
      columns={await columns(isAdmin)}
      rowKey={({ id }) => id}
    >
      {isAdmin &&
        payouts.entries.some(isUnreported) &&
        run.doneAt !== undefined &&
        (run.sentBy === undefined ? <AllSent run={run} /> : <RefreshWhileRunning />)}
    </DeskTable>
  )
}

async function AllSent({ run }: { run: PayoutRun }) {
  const format = await getFormatter()
  return (
    <ConfirmedAction
      address={`/api/admin/payouts/${run.id}/sent`}
      words="admin.payouts.allSent"
      values={{ date: format.dateTime(run.at, { dateStyle: 'long' }) }}
    />
  )
}

async function columns(isAdmin: boolean) {
  const t = await getTranslations('admin.payouts')
  const format = await getFormatter()
  return [
    {
      key: 'partner',
      header: t('list.columns.partner'),
      cell: ({ code, uid, holder }: Payout) => (
        <span tabIndex={-1} className="block">
          <bdi className="block wrap-anywhere">{code ?? uid}</bdi>
          <bdi className="block text-sm font-normal wrap-anywhere text-muted">{holder}</bdi>
        </span>
      ),
    },
    numberColumn('amount', t('list.columns.amount'), ({ amount }: Payout) => (
      <span className="number">{formatCents(amount)}</span>
    )),
    numberColumn('sales', t('list.columns.sales'), ({ sales }: Payout) => (
      <span className="number">{format.number(sales)}</span>
    )),
    {
      key: 'status',
      header: t('list.columns.status'),
      cell: (payout: Payout) =>
        payout.status === 'created' && isLeftOut(payout) ? (
          <StatusBadge status="error" label={t('leftOut')} />
        ) : (
          <StatusBadge status={tones[payout.status]} label={t(`states.${payout.status}`)} />
        ),
    },
    {
      key: 'creditNote',
      header: t('list.columns.creditNote'),
      cell: ({ creditNote, cancelledBy }: Payout) => (
        <span className="grid">
          {[creditNote, cancelledBy].map(
            (number) =>
              number !== undefined && (
                <a
                  key={number}
                  className="number inline-flex min-h-11 items-center whitespace-nowrap underline"
                  href={`/api/admin/payouts/credit-notes/${number}`}
                  download
                >
                  {number}
                </a>
              ),
          )}
        </span>
      ),
    },
    ...(isAdmin
      ? [
          {
            key: 'actions',
            header: t('list.columns.actions'),
            cell: (payout: Payout) => <PayoutActions payout={payout} />,
          },
        ]
      : []),
  ]
}

function PayoutActions({ payout }: { payout: Payout }) {
  const { id, status, code, uid, amount, creditNote: number } = payout
  const actions = {
    created: [isUnreported(payout) ? 'sent' : 'returned'],
    sent: ['returned'],
    returned: [],
  } as const
  return (
    <div className="flex flex-wrap gap-2">
      {actions[status].map((action) => (
        <ConfirmedAction
          key={action}
          address={`/api/admin/payouts/payments/${id}/${action}`}
          tone={action === 'sent' ? 'secondary' : 'quiet'}
          words={action === 'sent' ? 'admin.payouts.sent' : 'admin.payouts.returned'}
          values={{ partner: code ?? uid, amount: formatCents(amount), number: number ?? '' }}
        />
      ))}
    </div>
  )
}
