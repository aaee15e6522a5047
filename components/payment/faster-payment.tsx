import { getTranslations } from 'next-intl/server'
import { isOffered } from '@/lib/payment/hosted-payments'
import { PaymentChoice } from './payment-choice'

/** The way from an awaited transfer to a payment page, where the shop has one. */
export async function FasterPayment({ orderId, token }: { orderId: string; token: string }) {
  const t = await getTranslations('orders.pay')
  if (!isOffered('stripe')) return null
  return (
    <PaymentChoice
      orderId={orderId}
      token={token}
      ways={[{ method: 'stripe', label: t('hosted'), tone: 'secondary' }]}
      texts={{ busy: t('busy'), noAnswer: t('noAnswer') }}
    />
  )
}
