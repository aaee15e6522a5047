import { useTranslations } from 'next-intl'
import { ShopLink } from '@/components/ui/shop-link'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { DeskFact } from '@/components/desk/facts'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { DeskSection } from './desk-section'

/** The partner behind an order, and the commission. */
export function OrderCommission({ order: { attribution }, sale }: { order: DeskRecord; sale: Sale | null }) {
  const t = useTranslations('admin.orderDesk.commission')
  const credited = sale ?? attribution
  return (
    <DeskSection id="commission" title={t('title')}>
      {!credited && <p className="text-sm">{t('none')}</p>}
      {credited && (
        <dl className="grid gap-2 text-sm">
          <DeskFact term={t('partner')}>
            <ShopLink href={partnerAddress(credited.affiliateUid)} className="text-link">
              {credited.affiliateUid}
            </ShopLink>
          </DeskFact>
          <DeskFact term={t('code')}>{credited.trackingCode}</DeskFact>
          {sale ? <Earned sale={sale} /> : <DeskFact term={t('state')}>{t('noSale')}</DeskFact>}
        </dl>
      )}
    </DeskSection>
  )
}

function Earned({ sale }: { sale: Sale }) {
  const t = useTranslations('admin.orderDesk.commission')
  const stateOf = useTranslations('affiliate.partner.states')
  const { commissionAmount, reversedAmount = 0, status, held } = sale
  return (
    <>
      <DeskFact term={t('rate')}>{shownRate(sale)}</DeskFact>
      <DeskFact term={t('amount')}>{formatCents(commissionAmount)}</DeskFact>
      {reversedAmount > 0 && <DeskFact term={t('reversed')}>{formatCents(reversedAmount)}</DeskFact>}
      <DeskFact term={t('state')}>{stateOf(status === 'pending' && held ? 'held' : status)}</DeskFact>
    </>
  )
}
