import { getMessages, getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { HeadsetField, HeadsetNote } from '@/components/headsets/headset-field'
import { fieldTexts, noteTexts } from '@/components/headsets/headset-texts'
import { MailSwitch, type SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { findPreset } from '@/lib/catalog/catalog'
import { systemOf } from '@/lib/delivery/player-system'
import type { OrderView } from '@/lib/orders/view-schema'
import { OrderDownloads } from './order-downloads'
import { OwnedSleeve } from './owned-sleeve'
import { SetupChecks } from './setup/setup-checks'
import { SetupChoices, SystemRadios } from './setup/setup-choice'
import { SetupSteps } from './setup/setup-steps'

/**
 * Thanks, and the shortest way to sound: the visitor's system, the bought presets as sleeves with one download each,
 * three steps, and a test; below, the switch for mails about new versions.
 * @param token empty if the page was opened through the buyer's account
 */
export async function OrderFiles({ order, token }: { order: OrderView; token: string }) {
  const t = await getTranslations('orders.setup')
  const { systems } = (await getMessages()).orders.setup
  const { windows, mac, linux, android, ios } = systems
  const paidAt = order.history.find(({ status }) => status === 'paid')?.at ?? order.createdAt
  return (
    <section aria-labelledby="files" className="grid gap-6 print:hidden">
      <h2 id="files" className="text-2xl">
        {t('title')}
      </h2>
      {/* The page is each visitor's own and never cached, so the server may look at the browser. */}
      <SetupChoices system={systemOf(await headers())}>
        <p className="text-width text-muted">{t('text')}</p>
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
        <div className="grid gap-1">
          <HeadsetField texts={await fieldTexts()} />
          <HeadsetNote texts={await noteTexts()} />
        </div>
        <ul className="border-b border-line">
          {order.items.map((item, index) => {
            const preset = findPreset(item.id)
            return (
              <li
                key={item.id}
                className="grid gap-x-12 gap-y-6 border-t border-line py-6 md:grid-cols-[minmax(0,24rem)_1fr]"
              >
                {item.isRefunded ? (
                  <RefundedItem name={item.name} />
                ) : (
                  <OrderDownloads
                    orderId={order.orderId}
                    token={token}
                    item={item}
                    isFirst={item === order.items.find(({ isRefunded }) => !isRefunded)}
                  />
                )}
                {preset && !item.isRefunded && (
                  <div className="md:order-first">
                    <OwnedSleeve preset={preset} at={paidAt} serial={`${order.reference}/${index + 1}`} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        <SetupSteps />
        <SetupChecks items={order.items.filter(({ isRefunded }) => !isRefunded)} />
      </SetupChoices>
      <div className="text-width">
        <MailSwitch
          id="updates-hint"
          call={{
            path: `/api/orders/${order.orderId}/updates?${new URLSearchParams({ token })}`,
            method: 'POST',
          }}
          initial={order.hasUpdates}
          texts={await updateTexts()}
        />
      </div>
    </section>
  )
}

async function RefundedItem({ name }: { name: string }) {
  const t = await getTranslations('orders')
  return (
    <div className="col-span-full grid gap-3">
      <h3 className="text-lg">{t('filesOf', { name })}</h3>
      <p className="text-muted">{t('refundedFiles')}</p>
    </div>
  )
}

async function updateTexts(): Promise<SavedSwitchTexts> {
  return (await getMessages()).orders.updates
}
