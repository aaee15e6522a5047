import { getFormatter, getTranslations } from 'next-intl/server'
import { formatCents, formatRate } from '@/lib/core/money'
import type { OrderView } from '@/lib/orders/view-schema'
import { OrderedPreset } from './ordered-preset'
import { taxNote } from '@/lib/orders/price-part'

export async function OrderItems({ order }: { order: OrderView }) {
  const t = await getTranslations('orders')
  return (
    <section aria-labelledby="items" className="grid gap-3 print:block">
      <h2 id="items" className="text-xl">
        {t('items')}
      </h2>
      <table aria-labelledby="items" className="w-full">
        <thead className="text-sm text-muted">
          <tr className="border-b border-outline">
            <th scope="col" className="py-2 text-left font-medium">
              {t('item')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="border-b border-line">
              <th scope="row" className="py-3 text-left font-normal">
                <OrderedPreset item={item} />
                {item.isRefunded && <p className="mt-1 text-sm text-warning">{t('itemRefunded')}</p>}
              </th>
              <td className="number py-3 pl-4 text-right">{formatCents(item.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="print:table-row-group">
          {order.discount && (
            <tr className="border-b border-line align-baseline">
              <th scope="row" className="py-3 text-left font-normal wrap-anywhere">
                {t('discount', {
                  percent:
                    order.discount.fixed === undefined
                      ? formatRate(order.discount.percent)
                      : formatCents(order.discount.fixed),
                  code: order.discount.code,
                })}
              </th>
              <td className="number py-3 pl-4 text-right">{formatCents(-order.discount.amount)}</td>
            </tr>
          )}
          {order.reduction !== undefined && (
            <tr className="border-b border-line align-baseline">
              <th scope="row" className="py-3 text-left font-normal">
                {t('reduction')}
              </th>
              <td className="number py-3 pl-4 text-right">{formatCents(-order.reduction)}</td>
            </tr>
          )}
          <tr className="align-baseline">
            <th scope="row" className="pt-4 text-left font-semibold">
              {t('total')}
            </th>
            <td className="number pt-4 pl-4 text-right">
              <strong className="text-xl font-semibold">{formatCents(order.total)}</strong>
            </td>
          </tr>
          <tr>
            <td colSpan={2} className="text-right text-sm text-muted">
              {taxNote(order)}
            </td>
          </tr>
          {order.payment && order.received !== undefined && (
            <>
              <SumRow text={t('received')} cents={-order.received} />
              <SumRow text={t('stillToPay')} cents={order.payment.amount} />
            </>
          )}
          {order.refunds.map((refund) => (
            <RefundRow key={refund.at} refund={refund} status={order.status} />
          ))}
        </tfoot>
      </table>
    </section>
  )
}

async function RefundRow({
  refund: { amount, at, status, isSurplus },
  status: ofOrder,
}: {
  refund: OrderView['refunds'][number]
  status: OrderView['status']
}) {
  const surplus = ofOrder === 'cancelled' ? 'orders.returned' : 'orders.surplus'
  const t = await getTranslations(isSurplus ? surplus : 'orders.refund')
  const format = await getFormatter()
  const date = format.dateTime(at, { dateStyle: 'long' })
  return <SumRow text={t(status === 'cancelled' ? 'pending' : status, { date })} cents={-amount} />
}

function SumRow({ text, cents }: { text: string; cents: number }) {
  return (
    <tr className="align-baseline">
      <th scope="row" className="pt-3 text-left font-normal">
        {text}
      </th>
      <td className="number pt-3 pl-4 text-right">{formatCents(cents)}</td>
    </tr>
  )
}
