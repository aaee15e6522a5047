import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { OrderList } from '@/components/admin/order-list'
import { PartnerList } from '@/components/admin/partner-list'
import { SettingsPanel } from '@/components/admin/settings-panel'
import { requireAdmin } from '@/lib/account/require-admin'
import { listPartners } from '@/lib/affiliate/list-partners'
import { listOrders } from '@/lib/orders/list-orders'
import { viewOrder } from '@/lib/delivery/view-order'
import { currentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'
import { admitVisitor } from '../admit-visitor'

const ORDERS_SHOWN = 50

/** Says nothing, because others get it too, with the refusal. */
export const metadata: Metadata = { robots: { index: false } }

export default async function AdminPage() {
  const visitor = await admitVisitor('/admin', requireAdmin)
  if ('refusal' in visitor) return visitor.refusal
  const t = await getTranslations('admin')
  const [orders, partners] = await Promise.all([listOrders(store(), ORDERS_SHOWN), listPartners(store())])
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path="/admin" />
      <h1 className="text-2xl">{t('title')}</h1>
      <SettingsPanel settings={currentSettings() ?? settingsSchema.parse({})} />
      <OrderList orders={orders.map(viewOrder)} />
      <PartnerList partners={partners} />
    </div>
  )
}
