import { useTranslations } from 'next-intl'
import { deskOrder } from '@/lib/orders/desk-order'
import type { Order } from '@/lib/orders/schema'
import { MoneyActions } from '../money-actions'
import { PendingActions } from '../order-columns'
import { canAct } from '../order-list'
import { refundTexts } from '../refund-texts'
import { DeskSection } from './desk-section'

/** What an admin can do about an order. */
export function OrderDoings({ order: stored }: { order: Order }) {
  const t = useTranslations('admin')
  const order = deskOrder(stored)
  return (
    <DeskSection id="actions" title={t('orderDesk.actions')}>
      {!canAct(order) && <p className="text-sm">{t('orderDesk.noActions')}</p>}
      {order.status === 'pending' ? (
        <PendingActions order={order} />
      ) : (
        <MoneyActions order={order} texts={refundTexts(t)} />
      )}
    </DeskSection>
  )
}
