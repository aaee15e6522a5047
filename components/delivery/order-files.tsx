import { getMessages, getTranslations } from 'next-intl/server'
import { HeadsetField, HeadsetNote } from '@/components/headsets/headset-field'
import { fieldTexts, noteTexts } from '@/components/headsets/headset-texts'
import { findPreset } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import type { PlayerSystem } from '@/lib/delivery/player-system'
import type { OrderView } from '@/lib/orders/view-schema'
import { AtPc } from './at-pc'
import { OrderDownloads } from './order-downloads'
import { OwnedCover } from './owned-cover'
import { InstallationChecks } from './installation/installation-checks'
import { InstallationChoices, SystemRadios } from './installation/installation-choice'
import { InstallationSteps } from './installation/installation-steps'

interface OrderFilesProps {
  order: OrderView
  /** Empty if the page was opened through the buyer's account. */
  token: string
  /** The visitor's system. */
  system: PlayerSystem
  /** Whether no preset of the order can be installed on that system. */
  isElsewhere: boolean
}

/**
 * The shortest way to the sound: one download per preset for the visitor's system, or help to reach the device used for
 * playing; three installation steps, a test, and the presets as covers.
 */
export async function OrderFiles({ order, token, system, isElsewhere }: OrderFilesProps) {
  const t = await getTranslations('orders')
  const bought = order.items.filter(({ isRefunded }) => !isRefunded)
  return (
    <section aria-label={t('filesLabel')} className="grid gap-8 print:hidden">
      {isElsewhere && <AtPc email={order.email} address={toType()} />}
      <InstallationChoices system={system}>
        <div className="grid gap-5">
          <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
            {order.items.map((item) => (
              <li key={item.id}>
                {item.isRefunded ? (
                  <RefundedItem name={item.name} />
                ) : (
                  <OrderDownloads
                    orderId={order.orderId}
                    token={token}
                    item={item}
                    isFirst={!isElsewhere && item === bought[0]}
                  />
                )}
              </li>
            ))}
          </ul>
          <Systems />
          <div className="grid gap-1">
            <HeadsetField texts={await fieldTexts()} />
            <HeadsetNote texts={await noteTexts()} />
          </div>
        </div>
        <InstallationSteps />
        <InstallationChecks orderId={order.orderId} token={token} items={bought} />
      </InstallationChoices>
      <Covers order={order} />
    </section>
  )
}

/** The page that sends the links of orders once more, as one types it. */
function toType(): string {
  return `${new URL(env().PUBLIC_ORIGIN).host}/bestellung-finden`
}

async function Systems() {
  const t = await getTranslations('orders.installation')
  const { windows, mac, linux, android, ios } = (await getMessages()).orders.installation.systems
  return (
    <SystemRadios
      texts={{
        legend: t('system'),
        windows: windows.name,
        mac: mac.name,
        linux: linux.name,
        android: android.name,
        ios: ios.name,
      }}
    />
  )
}

function Covers({ order }: { order: OrderView }) {
  const paidAt = order.history.find(({ status }) => status === 'paid')?.at ?? order.createdAt
  return (
    <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {order.items.map(({ id, isRefunded }, index) => {
        const preset = findPreset(id)
        if (!preset || isRefunded) return null
        return (
          <li key={id}>
            <OwnedCover preset={preset} at={paidAt} serial={`${order.reference}/${index + 1}`} />
          </li>
        )
      })}
    </ul>
  )
}

async function RefundedItem({ name }: { name: string }) {
  const t = await getTranslations('orders')
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">{t('filesOf', { name })}</h2>
      <p className="text-muted">{t('refundedFiles')}</p>
    </div>
  )
}
