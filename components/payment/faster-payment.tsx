import { getTranslations } from 'next-intl/server'
import { offeredProviders } from '@/lib/payment/providers/providers'
import { PaymentChoice } from './payment-choice'

/** Leads from an awaited transfer to a payment page, where the shop has one. */
export async function FasterPayment({ orderId, token }: { orderId: string; token: string }) {
  const t = await getTranslations('orders.pay')
  const ways = offeredProviders().map((method) => ({
    method,
    label: t(`faster.${method}`),
    tone: 'secondary' as const,
  }))
  if (ways.length === 0) return null
  return (
    <PaymentChoice
      orderId={orderId}
      token={token}
      ways={ways}
      texts={{ busy: t('busy'), noAnswer: t('noAnswer') }}
    />
  )
}
