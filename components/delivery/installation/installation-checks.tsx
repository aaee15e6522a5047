import { getTranslations } from 'next-intl/server'
import { trackOf } from '@/components/audio/playing/track'
import { buyersFragment } from '@/components/listening-test/buyers-key'
import { listeningAddress } from '@/components/listening-test/subject'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderView } from '@/lib/orders/view-schema'
import { SweepCheck } from './sweep-check'

interface InstallationChecksProps {
  orderId: string
  /** Empty if opened through the buyer's account. */
  token: string
  items: OrderView['items']
}

/** The listening test's link identifies the visitor as a buyer. */
export async function InstallationChecks({ orderId, token, items }: InstallationChecksProps) {
  const t = await getTranslations('orders.installation')
  const presets = items.flatMap(({ id }) => findPreset(id) ?? [])
  if (presets.length === 0) return null
  const fragment = (presetId: string) =>
    token === '' ? '' : buyersFragment({ id: orderId, token }, presetId)
  return (
    <ul className="grid gap-3">
      {presets.map((preset) => (
        <li key={preset.id} className="flex flex-wrap items-start gap-x-6 gap-y-1">
          <SweepCheck
            preset={trackOf(preset)}
            hasDynamics={preset.dynamics !== undefined}
            isOnly={presets.length === 1}
          />
          <a
            href={listeningAddress(preset.id) + fragment(preset.id)}
            className="touch-link font-semibold decoration-outline hover:decoration-current"
          >
            {t('hearing')}
          </a>
        </li>
      ))}
    </ul>
  )
}
