import { getTranslations } from 'next-intl/server'
import { offeredProviders, takes } from '@/lib/payment/providers/providers'
import type { OrderView } from '@/lib/orders/view-schema'
import { PaymentChoice } from './payment-choice'

interface FasterPaymentProps {
  order: Pick<OrderView, 'orderId' | 'total'>
  token: string
}

/** Leads from an awaited transfer to a payment page, where the shop has one for such a sum. */
export async function FasterPayment({ order, token }: FasterPaymentProps) {
  const t = await getTranslations('orders.pay')
  const { orderId, total } = order
  const methods = offeredProviders().filter((method) => takes(method, total))
  const ways = methods.map((method) => ({
    method,
    label: t(`faster.${method}`),
    tone: 'secondary' as const,
  }))
  if (ways.length === 0) return null
  return <PaymentChoice orderId={orderId} token={token} ways={ways} />
}
