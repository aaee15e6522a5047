import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { DeskPasskeyOffer } from '@/components/account/passkeys/desk-passkey-offer'
import { adminHome } from '@/components/desk/desk-pages'
import { firstPathFor } from '@/components/admin/desk-parts'
import { Overview } from '@/components/admin/overview'
import { SettingsPanel } from '@/components/settings/desk/settings-panel'
import { lacksPasskey } from '@/lib/account/passkeys/own-passkeys'
import { requireDesk } from '@/lib/account/session/require-user'
import { shopOverview } from '@/lib/admin/shop-overview'
import { presentOpening } from '@/lib/operation/present-opening'
import { currentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../admit-visitor'
import { admitToDesk, Desk, waitingNow } from './desk-frame'
import { listOrders } from '@/lib/orders/desk/filter-orders'

const LATEST = 3

const admit = () => admitToDesk(adminHome, requireDesk)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('overview'), robots: { index: false } })
}

export default async function AdminPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const { admitted: user } = visitor
  if (!user.admin) redirect(firstPathFor(user))
  const [overview, latest, waiting, opening] = await Promise.all([
    shopOverview(store()),
    listOrders(store(), null, { limit: LATEST }),
    waitingNow(),
    presentOpening(store()),
  ])
  return (
    <Desk page="/admin" part="home" user={user} path={adminHome}>
      <Overview overview={overview} latest={latest} waiting={waiting} opening={opening} />
      <SettingsPanel settings={currentSettings() ?? settingsSchema.parse({})} />
      {(await lacksPasskey(store(), user.uid)) && <DeskPasskeyOffer />}
    </Desk>
  )
}
