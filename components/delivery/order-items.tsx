import { getTranslations } from 'next-intl/server'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/owner'
import { vatNote } from '@/lib/legal/vat-note'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderView } from '@/lib/orders/schema'
import { OrderDownloads } from './order-downloads'
import { OwnedSleeve } from './owned-sleeve'

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
      <ul>
        {order.items.map((item, index) => (
          <li
            key={item.id}
            className="grid gap-x-10 gap-y-5 border-t border-outline py-5 md:grid-cols-[26rem_1fr]"
          >
            {isOpen && <Sleeve order={order} index={index} />}
            <div className="grid content-start gap-4">
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
            </div>
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

/** The sleeve of an order's item; nothing for a preset that is no longer known. */
function Sleeve({ order, index }: { order: OrderView; index: number }) {
  const item = order.items[index]
  const preset = item && findPreset(item.id)
  if (!preset) return null
  return (
    <OwnedSleeve
      preset={preset}
      version={item.version}
      at={order.history.find(({ status }) => status === 'paid')?.at ?? order.createdAt}
      serial={`${order.reference}/${index + 1}`}
    />
  )
}
