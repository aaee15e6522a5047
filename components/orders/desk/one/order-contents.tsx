import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { DataTable, moneyColumn } from '@/components/ui/data-table'
import { formatCents, formatRate } from '@/lib/core/money'
import { bundleNameOf, itemsOf } from '@/lib/orders/order-items'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { DeskSection } from './desk-section'

export async function OrderContents({ order }: { order: DeskRecord }) {
  const t = await getTranslations('admin.orderDesk')
  const tOrders = await getTranslations('orders')
  const { discount, reduction, total } = order
  const columns = [
    {
      key: 'item',
      header: t('item'),
      cell: ({ id, name }: Item) => (
        <>
          <ShopLink href={`/presets/${id}`} className="text-link">
            {name}
          </ShopLink>
          <InBundle name={bundleNameOf(order, id)} />
          {isItemRefunded(order, id) && (
            <span className="block font-normal">{tOrders('states.refunded')}</span>
          )}
        </>
      ),
    },
    {
      key: 'version',
      header: t('version'),
      cell: ({ version }: Item) => t('versionOf', { version }),
    },
    moneyColumn('price', t('price'), ({ price }: Item) => price),
  ]
  return (
    <DeskSection id="items" title={t('items')}>
      <DataTable
        caption={t('items')}
        isCaptionHidden
        columns={columns}
        rows={itemsOf(order)}
        rowKey={({ id }) => id}
      />
      <dl className="grid justify-end gap-1 text-sm">
        {discount && (
          <Sum
            term={t('discount', {
              code: discount.code,
              rate: discount.fixed === undefined ? formatRate(discount.percent) : formatCents(discount.fixed),
            })}
            cents={-discount.amount}
          />
        )}
        {reduction !== undefined && <Sum term={tOrders('reduction')} cents={-reduction} />}
        <Sum term={t('total')} cents={total} />
      </dl>
    </DeskSection>
  )
}

type Item = ReturnType<typeof itemsOf>[number]

async function InBundle({ name }: { name: string | undefined }) {
  const t = await getTranslations('orders')
  return name !== undefined && <span className="block font-normal text-muted">{t('bundleOf', { name })}</span>
}

function Sum({ term, cents }: { term: string; cents: number }) {
  return (
    <div className="flex flex-wrap justify-end gap-x-6">
      <dt className="text-muted">{term}</dt>
      <dd className="number font-semibold">{formatCents(cents)}</dd>
    </div>
  )
}
