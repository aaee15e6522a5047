import { useTranslations } from 'next-intl'
import { customerAddress } from '@/components/desk/desk-pages'
import { DeskTable } from '@/components/desk/desk-list'
import { DeskFact } from '@/components/desk/facts'
import { DeskSection, useDeskTime } from '@/components/orders/desk/one/desk-section'
import { orderColumns } from '@/components/orders/desk/order-columns'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import { formatCents } from '@/lib/core/money'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'
import { CustomerAccount } from './customer-account'
import { CustomerDoings } from './customer-doings'
import { CustomerSaid } from './customer-said'

interface CustomerViewProps {
  file: CustomerFile
  isAdmin: boolean
  isFirstPart: boolean
}

/** A person with all that the desk shows of them. Support sees it all, and may send the links again. */
export function CustomerView({ file, isAdmin, isFirstPart }: CustomerViewProps) {
  const t = useTranslations('admin.customers')
  const time = useDeskTime()
  const { erasedAt } = file
  return (
    <>
      <BrokenRecords keys={file.broken} />
      {erasedAt !== null && (
        <Notice tone="info">
          <p>{t('erased', { at: time(erasedAt) })}</p>
        </Notice>
      )}
      <CustomerSums file={file} />
      <CustomerDoings file={file} isAdmin={isAdmin} />
      <CustomerOrders file={file} isAdmin={isAdmin} isFirstPart={isFirstPart} />
      {file.otherOrders.length > 0 && <OtherOrders file={file} isAdmin={isAdmin} />}
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-12">
        <CustomerAccount file={file} isAdmin={isAdmin} />
        <CustomerSaid file={file} />
      </div>
    </>
  )
}

function CustomerSums({ file: { sums, otherOrders } }: { file: CustomerFile }) {
  const t = useTranslations('admin.customers')
  const { count, paid, refunded, isWhole } = sums
  const atLeast = (value: string) => (isWhole ? value : t('moreThan', { value }))
  return (
    <dl className="grid max-w-3xl gap-2 text-sm">
      <DeskFact term={t('columns.orders')}>{atLeast(String(count))}</DeskFact>
      <DeskFact term={t('columns.paid')}>{atLeast(formatCents(paid))}</DeskFact>
      <DeskFact term={t('refunds')}>{atLeast(formatCents(refunded))}</DeskFact>
      {otherOrders.length > 0 && (
        <DeskFact term={t('elsewhere')}>{t('elsewhereCount', { count: otherOrders.length })}</DeskFact>
      )}
    </dl>
  )
}

function CustomerOrders({ file: { person, orders }, isAdmin, isFirstPart }: CustomerViewProps) {
  const t = useTranslations('admin.customers')
  const columns = orderColumns(useTranslations('admin'), { hasActions: false, isAdmin })
  const page = customerAddress(person.key)
  return (
    <DeskTable
      id="orders"
      title={t('orders.title')}
      part={orders}
      none={{ title: t('orders.none'), text: t('orders.noneText') }}
      pages={{
        label: t('orders.pages'),
        first: t('orders.first'),
        next: t('orders.next'),
        isFirst: isFirstPart,
        linkTo: (before) => (before === undefined ? page : `${page}?vor=${before}#orders`),
      }}
      columns={columns}
      rowKey={({ orderId }) => orderId}
    />
  )
}

/** Orders of the account under other addresses. */
function OtherOrders({ file: { otherOrders }, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = useTranslations('admin.customers.otherOrders')
  const columns = orderColumns(useTranslations('admin'), { hasActions: false, isAdmin })
  return (
    <DeskSection id="other-orders" title={t('title')}>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        columns={columns}
        rows={otherOrders}
        rowKey={({ orderId }) => orderId}
      />
    </DeskSection>
  )
}
