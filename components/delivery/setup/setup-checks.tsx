import { getTranslations } from 'next-intl/server'
import { trackOf } from '@/components/audio/playing/track'
import { buyersFragment } from '@/components/hearing/buyers-key'
import { hearingAddress } from '@/components/hearing/subject'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderView } from '@/lib/orders/view-schema'
import { SweepCheck } from './sweep-check'

interface SetupChecksProps {
  orderId: string
  /** Empty if the page was opened through the buyer's account. */
  token: string
  items: OrderView['items']
}

/** A test of each preset by ear: is it on? And the way to the hearing test, which counts a buyer's as such. */
export async function SetupChecks({ orderId, token, items }: SetupChecksProps) {
  const t = await getTranslations('orders.setup')
  const presets = items.flatMap(({ id }) => findPreset(id) ?? [])
  if (presets.length === 0) return null
  const fragment = (presetId: string) =>
    token === '' ? '' : buyersFragment({ id: orderId, token }, presetId)
  return (
    <ul className="grid gap-3">
      {presets.map((preset) => (
        <li key={preset.id} className="flex flex-wrap items-start gap-x-6 gap-y-1">
          <SweepCheck preset={trackOf(preset)} isOnly={presets.length === 1} />
          <a
            href={hearingAddress(preset.id) + fragment(preset.id)}
            className="touch-link font-semibold decoration-outline hover:decoration-current"
          >
            {t('hearing')}
          </a>
        </li>
      ))}
    </ul>
  )
}
