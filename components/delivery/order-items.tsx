import { getTranslations } from 'next-intl/server'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/owner'
import { vatNote } from '@/lib/legal/vat-note'
import type { OrderView } from '@/lib/orders/schema'
import { OrderDownloads } from '@/components/delivery/order-downloads'

/** The bought presets, each with its files once they are open. */
export async function OrderItems({ order, token }: { order: OrderView; token: string }) {
  const t = await getTranslations('orders')
  const tLegal = await getTranslations('legal')
  const isOpen = order.status === 'paid'
  return (
    <section aria-labelledby="items" className="grid gap-4">
      <h2 id="items" className="text-xl">
        {isOpen ? t('downloadsTitle') : t('items')}
      </h2>
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <li key={item.id} className="grid gap-3 card p-4 sm:px-5">
            <p className="flex justify-between gap-4 font-semibold">
              <span id={`preset-${item.id}`}>{item.name}</span>
              <span className="number">{formatCents(item.price)}</span>
            </p>
            {item.files.length > 0 && (
              <OrderDownloads
                orderId={order.orderId}
                token={token}
                item={item}
                describedBy={`preset-${item.id}`}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {t('total')}
        <span className="number text-xl">{formatCents(order.total)}</span>
      </p>
      <p className="-mt-3 text-right text-sm text-muted">
        {tLegal(vatNote({ ...owner.vat, mode: order.vat }))}
      </p>
    </section>
  )
}
