import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { adminHome, readAdminQuery } from '@/components/admin/admin-query'
import { OrderList } from '@/components/admin/order-list'
import { SettingsPanel } from '@/components/admin/settings-panel'
import { requireAdmin } from '@/lib/account/require-admin'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { listOrders } from '@/lib/orders/list-orders'
import { currentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../admit-visitor'

const ORDERS_SHOWN = 20

const admit = () => admitVisitor(adminHome, requireAdmin)

export async function generateMetadata({ searchParams }: PageProps<'/admin'>): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { status } = readAdminQuery(await searchParams)
  return metadataFor(await admit(), { title: t(status ?? 'all'), robots: { index: false } })
}

export default async function AdminPage({ searchParams }: PageProps<'/admin'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readAdminQuery(await searchParams)
  const [orders, waiting] = await Promise.all([
    listOrders(store(), query.status, partBefore(query.ordersBefore, ORDERS_SHOWN)),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={adminHome} />
      <AdminHead current={adminHome} waiting={waiting} />
      <OrderList orders={orders} query={query} />
      <SettingsPanel settings={currentSettings() ?? settingsSchema.parse({})} />
    </div>
  )
}
