import { letterLifts } from '@/lib/audio/letter-lifts'
import { paletteOf } from '@/lib/audio/palette'
import { findPreset } from '@/lib/catalog/catalog'
import type { MailPart, Cover } from '@/lib/mail/content'
import { itemsOf, type OrderItem } from '../order-items'
import type { Order } from '../schema'
import { shortDayText, tOrders } from '../mail-texts'

/** More would distract from the mail's message. */
const MOST = 6

export function coverParts(order: Order, isShown: (presetId: string) => boolean = () => true): MailPart[] {
  const numbered = itemsOf(order).map((item, index) => ({
    ...item,
    serial: `${order.reference}/${index + 1}`,
  }))
  const shown = numbered.filter(({ id }) => isShown(id)).slice(0, MOST)
  const covers = shown.flatMap((item) => coverOf(order, item) ?? [])
  return covers.length === 0 ? [] : [{ kind: 'covers', covers }]
}

function coverOf(order: Order, { id, name, version, serial }: OrderItem & { serial: string }): Cover | null {
  const preset = findPreset(id)
  if (!preset) return null
  const { filters, game } = preset
  return {
    name,
    game,
    lifts: letterLifts(name, filters),
    palette: paletteOf(filters),
    facts: [
      { name: tOrders('cover.version'), value: `v${version}` },
      {
        name: tOrders('cover.date'),
        value: shortDayText(order.payment?.paidAt ?? order.createdAt),
      },
      { name: tOrders('cover.serial'), value: serial },
    ],
  }
}
