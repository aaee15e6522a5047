import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountOrders } from '@/components/customer/account-orders'
import { AccountState, BillingPreview, TeamPreview } from '@/components/account/account-previews'
import { OwnData } from '@/components/account/own-data'
import { Profile } from '@/components/account/profile'
import { SessionWatch } from '@/components/account/session-watch'
import { requireUser } from '@/lib/account/require-user'
import { findOrdersOf } from '@/lib/orders/find-orders-of'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'
import { admitVisitor } from '../admit-visitor'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('account'), description: t('accountDescription'), robots: { index: false } }
}

export default async function AccountPage() {
  const visitor = await admitVisitor('/konto', requireUser)
  if ('refusal' in visitor) return visitor.refusal
  const user = visitor.admitted
  const t = await getTranslations('account')
  // The address may have been verified since the sign-in.
  await takeOverOrders(store(), user)
  const orders = await findOrdersOf(store(), user)
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <SessionWatch uid={user.uid} path="/konto" />
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <Profile user={user} />
          <AccountOrders orders={orders.map(viewOrder)} />
        </div>
        <div className="grid min-w-0 gap-5">
          <AccountState user={user} />
          <BillingPreview />
          <TeamPreview />
          <OwnData />
        </div>
      </div>
    </div>
  )
}
