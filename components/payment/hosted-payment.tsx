import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button'
import type { OrderSession } from '@/lib/orders/schema'
import type { OrderView } from '@/lib/orders/view-schema'
import { isOffered, takes } from '@/lib/payment/providers/providers'
import { PaymentChoice } from './payment-choice'

type Stage = 'open' | 'opening' | 'processing' | 'failed'

/** The state of the payment page, as buyers need to know it. */
const stages: Record<OrderSession['state'], Stage> = {
  opening: 'opening',
  open: 'open',
  closing: 'opening',
  processing: 'processing',
  failed: 'failed',
  expired: 'failed',
}

interface HostedPaymentProps {
  order: Pick<OrderView, 'orderId' | 'paymentMethod' | 'received' | 'total'>
  session: NonNullable<OrderView['session']>
  token: string
}

/** The state of a payment on the provider's page, and the ways on for an unpaid order. */
export async function HostedPayment({ order, session: { state, url }, token }: HostedPaymentProps) {
  const t = await getTranslations('orders.hosted')
  const tPay = await getTranslations('orders.pay')
  const stage = url === undefined && state === 'open' ? 'opening' : stages[state]
  const { orderId, paymentMethod, received = 0, total } = order
  const isPossible = isOffered(paymentMethod) && takes(paymentMethod, total) && received === 0
  const again = {
    method: paymentMethod,
    label: tPay(stage === 'open' ? 'anew' : 'again'),
    tone: stage === 'open' ? 'secondary' : 'primary',
  } as const
  const transfer = { method: 'vorkasse', label: tPay('transfer'), tone: 'secondary' } as const
  const choice = (
    <PaymentChoice
      orderId={orderId}
      token={token}
      ways={[again, transfer].filter(({ method }) => isPossible || method === 'vorkasse')}
    />
  )
  return (
    <section aria-labelledby="pay" className="text-width grid gap-5">
      <div className="grid gap-2">
        <h2 id="pay" className="text-xl">
          {t(`${stage}.title`)}
        </h2>
        <p>{t(`${stage}.text`)}</p>
      </div>
      {stage === 'open' && (
        <>
          <a
            href={url}
            referrerPolicy="no-referrer"
            className={buttonStyle('primary', 'justify-self-start print:hidden')}
          >
            {tPay('now')}
          </a>
          <details className="group print:hidden">
            <summary className="button button-quiet -mx-3 list-none group-open:mb-3">
              {t('otherWays')}
            </summary>
            {choice}
          </details>
        </>
      )}
      {(stage === 'opening' || stage === 'failed') && choice}
    </section>
  )
}
