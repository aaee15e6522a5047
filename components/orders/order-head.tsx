import { getFormatter, getTranslations } from 'next-intl/server'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { brandCurve } from '@/lib/audio/letter-lifts'
import { formatCents } from '@/lib/core/money'
import type { OrderView } from '@/lib/orders/view-schema'
import { isTrialShop, owner } from '@/lib/legal/current-owner'
import { OrderBadge, shownState } from './order-badge'

interface OrderHeadProps {
  order: OrderView
  /** Once downloads are available: the heading in place of the number. */
  thanks: string | null
}

export async function OrderHead({ order, thanks }: OrderHeadProps) {
  const t = await getTranslations('orders')
  return (
    <header className="grid gap-x-12 gap-y-6 border-b-2 border-text pb-4 md:grid-cols-[1fr_auto] md:items-end print:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-3">
        <Seller />
        <h1 className="text-2xl">
          {thanks ?? (
            <>
              {t('heading')} <Reference order={order} />
            </>
          )}
        </h1>
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderBadge order={order} />
          {thanks === null ? t(`status.${stateText(order)}`) : <Reference order={order} />}
        </div>
        {isTrialShop() && thanks === null && <p>{t('trial')}</p>}
      </div>
      {thanks === null && <FirstFacts order={order} />}
    </header>
  )
}

function Reference({ order: { reference } }: { order: OrderView }) {
  return <span className="number inline-block">{reference}</span>
}

async function FirstFacts({ order }: { order: OrderView }) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const day = (at: number) => format.dateTime(at, { dateStyle: 'long' })
  return (
    <dl className="number grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <Fact term={t('placed')} value={day(order.createdAt)} />
      {order.payment && <Fact term={t('payUntil')} value={day(order.payment.until)} />}
      <Fact term={t('total')} value={formatCents(order.total)} />
    </dl>
  )
}

function stateText(order: OrderView) {
  if (order.session?.state === 'processing') return 'processing'
  if (order.isWithdrawn && order.status === 'paid') return 'withdrawn'
  return order.isWithdrawn && order.status === 'cancelled' ? 'withdrawnUnpaid' : shownState(order)
}

/** Only in print, where nothing else names the seller. */
async function Seller() {
  const t = await getTranslations('meta')
  const { name, street, zip, city } = owner()
  return (
    <div className="hidden text-sm print:block">
      <p role="img" aria-label={t('name')} className="mb-2 w-44">
        <ShapedName name={t('name')} filters={brandCurve} fit="width" />
      </p>
      <p>{[name, street, `${zip} ${city}`].join(' · ')}</p>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </>
  )
}
