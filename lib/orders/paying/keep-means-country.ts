import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { countrySchema } from '@/lib/legal/taxation/taxation-of'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { changeOrder } from '../state/change-order'

/** Evidence beside the country named (Art. 24b of Regulation 282/2011). Without an answer, nothing fails. */
export async function keepMeansCountry(store: Store, orderId: string): Promise<void> {
  const { payment } = (await getOrder(store, orderId)) ?? {}
  if (payment?.paymentIntentId === undefined || payment.meansCountry !== undefined) return
  try {
    const means = await hostedPayment(payment.method)?.means(payment.paymentIntentId)
    const { data: country } = countrySchema.safeParse(means?.country)
    if (country === undefined) return
    await changeOrder(store, orderId, (order) =>
      order.payment?.paymentIntentId === payment.paymentIntentId
        ? { [`orders/${orderId}/payment/meansCountry`]: country }
        : null,
    )
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'payment_unavailable')) throw error
    log().info({ error, orderId }, 'country of the means of payment not known')
  }
}
