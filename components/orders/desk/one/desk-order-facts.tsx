import { getTranslations } from 'next-intl/server'
import type { DeskRoles } from '@/lib/account/desk-roles'
import { countryLine, countryName } from '@/lib/core/text/country-line'
import { deskOrder } from '@/lib/orders/desk/desk-order'
import { isAnonymous, type DeskRecord } from '@/lib/orders/order-fields'
import { customerAddress } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import { ShopLink } from '@/components/ui/shop-link'
import { OrderState } from '../order-state'
import { deskTime } from './desk-section'

/** Users who may help buyers get a link to the buyer's page. */
export async function DeskOrderFacts({ order, viewer }: { order: DeskRecord; viewer: DeskRoles }) {
  const t = await getTranslations('admin.orderDesk')
  const time = await deskTime()
  const { createdAt, email, name, customerUid, country, payment, billing, vatIdCheck: check } = order
  return (
    <dl className="grid max-w-3xl gap-2 text-sm">
      <DeskFact term={t('state')}>
        <OrderState order={deskOrder(order)} hasAccounts={viewer.admin} />
      </DeskFact>
      <DeskFact term={t('placed')}>{time(createdAt)}</DeskFact>
      <DeskFact term={t('buyer')}>
        {isAnonymous(order) ? (
          t('anonymous')
        ) : (
          <>
            <bdi className="block">{[name, email].filter(Boolean).join('\n')}</bdi>
            {viewer.support && (
              <ShopLink href={customerAddress(order.id)} className="row-link text-accent">
                {t('toCustomer')}
              </ShopLink>
            )}
          </>
        )}
      </DeskFact>
      {country !== undefined && (
        <DeskFact term={t('country')}>
          {payment?.meansCountry === undefined
            ? countryName(country)
            : t('countries', { named: countryName(country), paid: countryName(payment.meansCountry) })}
        </DeskFact>
      )}
      <DeskFact term={t('account')}>{customerUid ?? t('guest')}</DeskFact>
      {billing && (
        <DeskFact term={t('billing')}>
          <bdi>
            {[
              ...[billing.company, billing.name, billing.street, `${billing.zip} ${billing.city}`.trim()],
              ...[countryLine(billing.country), billing.vatId],
            ]
              .filter(Boolean)
              .join('\n')}
          </bdi>
        </DeskFact>
      )}
      {check && (
        <DeskFact term={t('vatIdCheck.term')}>
          {t(check.isConfirmed ? 'vatIdCheck.confirmed' : 'vatIdCheck.silent', { at: time(check.at) })}
          <bdi className="block">{[check.name, check.address].filter(Boolean).join('\n')}</bdi>
          {check.consultation !== undefined && t('vatIdCheck.consultation', { number: check.consultation })}
        </DeskFact>
      )}
    </dl>
  )
}
