import { moneyColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { canAct, MoneyActions } from './money-actions'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { dayOf, now } from '@/lib/core/clock'
import { orderAddress } from './order-query'
import { OrderState } from './order-state'

interface ColumnsWanted {
  hasActions: boolean
  isAdmin: boolean
}

export function orderColumns(
  t: Awaited<ReturnType<typeof getTranslations<'admin'>>>,
  { hasActions, isAdmin }: ColumnsWanted,
) {
  const columns = [
    {
      key: 'order',
      header: t('columns.order'),
      cell: (order: DeskOrder) => <OrderName order={order} />,
    },
    {
      key: 'items',
      header: t('columns.items'),
      cell: (order: DeskOrder) => <OrderContents order={order} />,
    },
    moneyColumn('total', t('columns.total'), (order: DeskOrder) => order.total),
    {
      key: 'state',
      header: t('columns.state'),
      cell: (order: DeskOrder) => <OrderState order={order} hasAccounts={isAdmin} />,
    },
  ]
  if (!hasActions) return columns
  const actions = {
    key: 'actions',
    header: t('columns.actions'),
    cell: (order: DeskOrder) => {
      if (!canAct(order)) return null
      return order.status === 'pending' ? <UnpaidActions order={order} /> : <MoneyActions order={order} />
    },
  }
  return [...columns, actions]
}

/** Takes the focus when the row's buttons disappear. */
async function OrderName({ order }: { order: DeskOrder }) {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const placed = format.dateTime(order.createdAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <span className="block">
      <span className="number block whitespace-nowrap">
        <ShopLink href={orderAddress(order.orderId)} className="text-link">
          {order.reference}
        </ShopLink>
      </span>
      <span className="number block font-normal whitespace-nowrap text-muted">{t('placed', { placed })}</span>
    </span>
  )
}

function OrderContents({ order }: { order: DeskOrder }) {
  return (
    <>
      <span className="block">{order.items.map(({ name }) => name).join(', ')}</span>
      <bdi className="block wrap-anywhere text-muted">{order.email}</bdi>
    </>
  )
}

/** A cancelled order may still be paid. */
export async function UnpaidActions({ order }: { order: DeskOrder }) {
  const { orderId, reference, total, status } = order
  const t = await getTranslations('admin.confirm')
  const values = { reference, total: formatCents(total) }
  const revived = order.isWithdrawn ? 'textWithdrawn' : 'textCancelled'
  const text = status === 'cancelled' ? t(revived, values) : undefined
  const address = `/api/admin/orders/${orderId}`
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmedAction
        address={`${address}/confirm`}
        words="admin.confirm"
        values={values}
        text={text}
        field={{ name: 'on', label: t('on'), value: dayOf(now()) }}
      />
      {status === 'pending' && (
        <ConfirmedAction
          words="admin.cancel"
          values={values}
          address={`${address}/cancel`}
          tone="quiet"
          destructive
        />
      )}
    </div>
  )
}
