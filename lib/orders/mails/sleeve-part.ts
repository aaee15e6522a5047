import 'server-only'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { worldOf } from '@/lib/audio/world'
import { findPreset } from '@/lib/catalog/catalog'
import type { MailPart, Sleeve } from '@/lib/mail/content'
import { itemsOf, type OrderItem } from '../order-items'
import type { Order } from '../schema'
import { shortDayText, tOrders } from './mail-texts'

/** More would only be in the way of what the mail says. */
const MOST = 6

/** The bought presets as numbered sleeves, as on the order page. */
export function sleeveParts(order: Order, isShown: (presetId: string) => boolean = () => true): MailPart[] {
  const numbered = itemsOf(order).map((item, index) => ({
    ...item,
    serial: `${order.reference}/${index + 1}`,
  }))
  const shown = numbered.filter(({ id }) => isShown(id)).slice(0, MOST)
  const sleeves = shown.flatMap((item) => sleeveOf(order, item) ?? [])
  return sleeves.length === 0 ? [] : [{ kind: 'sleeves', sleeves }]
}

/** Null if the catalogue no longer has it. */
function sleeveOf(
  order: Order,
  { id, name, version, serial }: OrderItem & { serial: string },
): Sleeve | null {
  const preset = findPreset(id)
  if (!preset) return null
  const { filters, game } = preset
  return {
    name,
    game,
    lifts: letterLifts(name, filters),
    world: worldOf(filters),
    facts: [
      { name: tOrders('sleeve.version'), value: `v${version}` },
      {
        name: tOrders('sleeve.date'),
        value: shortDayText(order.payment?.paidAt ?? order.createdAt),
      },
      { name: tOrders('sleeve.serial'), value: serial },
    ],
  }
}
