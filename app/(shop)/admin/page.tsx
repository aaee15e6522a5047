import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { AdminHead } from '@/components/admin/admin-head'
import { adminHome } from '@/components/desk/desk-pages'
import { Overview } from '@/components/admin/overview'
import { SettingsPanel } from '@/components/settings/desk/settings-panel'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { shopOverview } from '@/lib/admin/shop-overview'
import { currentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../admit-visitor'

const admit = () => admitVisitor(adminHome, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('overview'), robots: { index: false } })
}

export default async function AdminPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const [overview, waiting] = await Promise.all([shopOverview(store()), countWaiting(store())])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={adminHome} />
      <AdminHead current="home" waiting={waiting} />
      <Overview overview={overview} waiting={waiting} />
      <SettingsPanel settings={currentSettings() ?? settingsSchema.parse({})} />
    </div>
  )
}
