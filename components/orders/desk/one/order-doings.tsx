import { useTranslations } from 'next-intl'
import { deskOrder } from '@/lib/orders/desk/desk-order'
import { isAnonymous, type DeskRecord } from '@/lib/orders/order-fields'
import { MoneyActions } from '../money-actions'
import { UnpaidActions } from '../order-columns'
import { canAct } from '../order-list'
import { refundTexts } from '../refund-texts'
import { DeskSection } from './desk-section'

/** An admin's actions for an order. */
export function OrderDoings({ order: stored }: { order: DeskRecord }) {
  const t = useTranslations('admin')
  const order = deskOrder(stored)
  const isPayable = order.status === 'pending' || (order.status === 'cancelled' && !isAnonymous(stored))
  return (
    <DeskSection id="actions" title={t('orderDesk.actions')}>
      {!isPayable && !canAct(order) && <p className="text-sm">{t('orderDesk.noActions')}</p>}
      {isPayable ? <UnpaidActions order={order} /> : <MoneyActions order={order} texts={refundTexts(t)} />}
    </DeskSection>
  )
}
