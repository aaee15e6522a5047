import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import type { Order } from '@/lib/orders/schema'
import { addressFor } from '@/lib/withdrawals/withdrawal-draft'

/** § 356a Abs. 1 BGB. */
export async function WithdrawLink({ order }: { order: Pick<Order, 'reference' | 'email' | 'name'> }) {
  const t = await getTranslations('orders')
  const { reference, email, name = '' } = order
  return (
    <p className="text-sm print:hidden">
      <ShopLink
        href={addressFor({ reference, email, name })}
        className="touch-link decoration-outline hover:text-accent"
      >
        {t('withdraw')}
      </ShopLink>
    </p>
  )
}
