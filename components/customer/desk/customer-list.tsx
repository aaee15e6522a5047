import { numberColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import { customerAddress, customersPage } from '@/components/desk/desk-pages'
import { DeskTable } from '@/components/desk/desk-list'
import { orderAddress } from '@/components/orders/desk/order-query'
import { OrderBadge } from '@/components/orders/order-badge'
import { ShopLink } from '@/components/ui/shop-link'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import type { CustomerRow } from '@/lib/customer/desk/list-customers'
import { FindCustomer } from './find-customer'

interface CustomerListProps {
  customers: Listing<CustomerRow>
  isFirstPart: boolean
}

export async function CustomerList({ customers, isFirstPart }: CustomerListProps) {
  const t = await getTranslations('admin.customers')
  const linkTo = (before?: string) =>
    before === undefined ? customersPage : `${customersPage}?vor=${before}`
  const none = customers.next === null ? 'none' : 'noneYet'
  return (
    <DeskTable
      id="customers"
      title={t('title')}
      isTitleHidden
      part={customers}
      none={{ title: t('noneTitle'), text: t(none) }}
      pages={{ label: t('pages'), first: t('first'), next: t('next'), isFirst: isFirstPart, linkTo }}
      columns={await columns()}
      rowKey={({ newest }) => newest.orderId}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <FindCustomer />
    </DeskTable>
  )
}

async function columns() {
  const t = await getTranslations('admin.customers')
  return [
    {
      key: 'customer',
      header: t('columns.customer'),
      cell: ({ newest }: CustomerRow) => (
        <ShopLink href={customerAddress(newest.orderId)} className="wrap-anywhere text-link">
          <bdi>{newest.email}</bdi>
        </ShopLink>
      ),
    },
    numberColumn('orders', t('columns.orders'), ({ sums }: CustomerRow) =>
      sums.isWhole ? String(sums.count) : t('moreThan', { value: String(sums.count) }),
    ),
    numberColumn('paid', t('columns.paid'), ({ sums: { paid, refunded, isWhole } }: CustomerRow) => (
      <>
        <span className="number block">
          {isWhole ? formatCents(paid) : t('moreThan', { value: formatCents(paid) })}
        </span>
        {refunded > 0 && (
          <span className="number block text-muted">{t('refunded', { amount: formatCents(refunded) })}</span>
        )}
      </>
    )),
    {
      key: 'newest',
      header: t('columns.newest'),
      cell: ({ newest }: CustomerRow) => <Newest newest={newest} />,
    },
  ]
}

async function Newest({ newest }: Pick<CustomerRow, 'newest'>) {
  const format = await getFormatter()
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="number">
        <ShopLink href={orderAddress(newest.orderId)} className="whitespace-nowrap text-link">
          {newest.reference}
        </ShopLink>{' '}
        <span className="whitespace-nowrap text-muted">
          {format.dateTime(newest.createdAt, { dateStyle: 'short' })}
        </span>
      </span>
      <OrderBadge order={newest} />
    </div>
  )
}
