import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountOrders } from '@/components/customer/account-orders'
import { AccountState, BillingPreview, TeamPreview } from '@/components/account/account-previews'
import { OwnData } from '@/components/account/own-data'
import { Profile } from '@/components/account/profile'
import { SessionWatch } from '@/components/account/session-watch'
import { requireUser } from '@/lib/account/require-user'
import { listOwnOrders } from '@/lib/customer/list-own-orders'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'
import { admitVisitor } from '../admit-visitor'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('account'), description: t('accountDescription'), robots: { index: false } }
}

export default async function AccountPage({ searchParams }: PageProps<'/konto'>) {
  const visitor = await admitVisitor('/konto', requireUser)
  if ('refusal' in visitor) return visitor.refusal
  const user = visitor.admitted
  const t = await getTranslations('account')
  // The address may have been verified, or an order paid, since the sign-in.
  await takeOverOrders(store(), user)
  const before = orderIdSchema.safeParse((await searchParams).vor).data
  const orders = await listOwnOrders(store(), user.uid, before)
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <SessionWatch uid={user.uid} path="/konto" />
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <Profile user={user} />
          <AccountOrders orders={orders} isFirstPage={before === undefined} />
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
