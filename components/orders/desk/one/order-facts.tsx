import { useTranslations } from 'next-intl'
import { countryLine } from '@/lib/core/text/country-line'
import { deskOrder } from '@/lib/orders/desk/desk-order'
import { isAnonymous, type DeskRecord } from '@/lib/orders/order-fields'
import { customerAddress } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import { ShopLink } from '@/components/ui/shop-link'
import { OrderState } from '../order-state'
import { useDeskTime } from './desk-section'

/** State, buyer and time of an order. */
export function OrderFacts({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = useTranslations('admin.orderDesk')
  const time = useDeskTime()
  const { createdAt, email, name, customerUid, billing } = order
  return (
    <dl className="grid max-w-3xl gap-2 text-sm">
      <DeskFact term={t('state')}>
        <OrderState order={deskOrder(order)} hasAccounts={isAdmin} />
      </DeskFact>
      <DeskFact term={t('placed')}>{time(createdAt)}</DeskFact>
      <DeskFact term={t('buyer')}>
        {isAnonymous(order) ? (
          t('anonymous')
        ) : (
          <>
            <bdi className="block">{[name, email].filter(Boolean).join('\n')}</bdi>
            <ShopLink
              href={customerAddress(order.id)}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {t('toCustomer')}
            </ShopLink>
          </>
        )}
      </DeskFact>
      <DeskFact term={t('account')}>{customerUid ?? t('guest')}</DeskFact>
      {billing && (
        <DeskFact term={t('billing')}>
          <bdi>
            {[
              ...[billing.company, billing.name, billing.street, `${billing.zip} ${billing.city}`],
              ...[countryLine(billing.country), billing.vatId],
            ]
              .filter(Boolean)
              .join('\n')}
          </bdi>
        </DeskFact>
      )}
    </dl>
  )
}
