import { getTranslations, getFormatter } from 'next-intl/server'
import { FreshDownload } from '@/components/account/proof/fresh-download'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskTable } from '@/components/desk/desk-list'
import { orderColumns } from '@/components/orders/desk/order-columns'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import type { RefundFile } from '@/lib/orders/refunds/bank-file-schema'
import { moneyQuery, type MoneyQuery } from './money-query'

export async function OpenRefunds({
  orders,
  query,
  files,
}: {
  orders: Listing<DeskOrder>
  query: MoneyQuery
  files: readonly RefundFile[]
}) {
  const t = await getTranslations('admin')
  if (orders.entries.length + orders.broken.length === 0) return null
  return (
    <DeskTable
      id="refunds"
      title={t('openRefunds.title')}
      part={orders}
      none={{ title: '', text: '' }}
      pages={{
        label: t('openRefunds.pages'),
        first: t('firstOrders'),
        next: t('nextOrders'),
        isFirst: query.refundsBefore === undefined,
        linkTo: (refundsBefore) => moneyQuery.address({ ...query, refundsBefore }, 'refunds'),
      }}
      columns={orderColumns(t, { hasActions: true, isAdmin: true })}
      rowKey={({ orderId }) => orderId}
    >
      <p className="text-width text-sm text-muted">{t('openRefunds.text')}</p>
      <RefundFiles files={files} />
    </DeskTable>
  )
}

async function RefundFiles({ files }: { files: readonly RefundFile[] }) {
  const t = await getTranslations('admin.refundFiles')
  const format = await getFormatter()
  return (
    <div className="grid gap-3">
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ConfirmedAction words="admin.refundFiles.make" address="/api/admin/refunds" />
      <ul className="grid gap-2 text-sm">
        {files.map(({ id, at, open, count, amount }) => {
          const date = format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
          const values = { date, count, open, amount: formatCents(amount) }
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <FreshDownload href={`/api/admin/refunds/${id}/pain.001.xml`} className="touch-link">
                {t('file', values)}
              </FreshDownload>
              <ConfirmedAction
                words="admin.refundFiles.sent"
                values={values}
                address={`/api/admin/refunds/${id}/sent`}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
