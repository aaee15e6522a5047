import { getTranslations } from 'next-intl/server'
import { withdrawalsPage } from '@/components/desk/desk-pages'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import type { CompleteOrder } from '@/lib/admin/complete-order'
import { formatCents } from '@/lib/core/money'
import { deskOrder, type DeskOrder } from '@/lib/orders/desk/desk-order'
import { isAnonymous } from '@/lib/orders/order-fields'
import { canAct, MoneyActions } from '../money-actions'
import { UnpaidActions } from '../order-columns'
import { DeskSection } from './desk-section'

/** Urgent ones first. */
export async function OrderDoings({ file: { order: stored, withdrawals } }: { file: CompleteOrder }) {
  const t = await getTranslations('admin')
  const order = deskOrder(stored)
  const isPayable = order.status === 'pending' || (order.status === 'cancelled' && !isAnonymous(stored))
  const open = withdrawals.entries.filter(({ status }) => status === 'received')
  const failed = order.refunds.filter(({ status }) => status === 'failed')
  // A cancelled order that can still be paid may have received a partial payment.
  const canGiveBack = !isPayable || order.surplus !== null || order.refunds.length > 0
  const isUrgent = open.length + failed.length > 0
  return (
    <DeskSection id="actions" title={t('orderDesk.actions')}>
      {isUrgent && <Urgent open={open} failed={failed} isDisputed={order.dispute !== null} />}
      {!isPayable && !canAct(order) && !isUrgent && <p>{t('orderDesk.noActions')}</p>}
      {order.part && (
        <p>
          {t('orderDesk.part', {
            amount: formatCents(order.part.received),
            rest: formatCents(order.part.rest),
          })}{' '}
          <a href="#mails" className="text-link">
            {t('orderDesk.toMails')}
          </a>
        </p>
      )}
      {isPayable && <UnpaidActions order={order} />}
      {canGiveBack && <MoneyActions order={order} />}
    </DeskSection>
  )
}

interface UrgentProps {
  open: CompleteOrder['withdrawals']['entries']
  failed: DeskOrder['refunds']
  isDisputed: boolean
}

async function Urgent({ open, failed, isDisputed }: UrgentProps) {
  const t = await getTranslations('admin')
  return (
    <Notice tone="danger">
      <ul className="grid gap-2">
        {open.map(({ id, name }) => (
          <li key={id}>
            {t('orderDesk.openWithdrawal', { name })}{' '}
            <ShopLink href={`${withdrawalsPage}#${id}`} className="font-semibold text-link">
              {t('orderDesk.toWithdrawal')}
            </ShopLink>
          </li>
        ))}
        {failed.map(({ id, amount }) => (
          <li key={id}>
            {t(isDisputed ? 'money.failedDisputed' : 'money.failed', { amount: formatCents(amount) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
