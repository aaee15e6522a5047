import 'server-only'
import { log } from '@/lib/core/log'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import { giftFiguresSchema, type AllGiftFigures, type GiftFigures } from '../gift-figures'

export function subscribeToGiftFigures(
  store: Store,
  listener: (figures: AllGiftFigures) => void,
): Unsubscribe {
  return store.subscribe('giftFigures', (value) => listener(parseFigures(value)))
}

export async function getGiftFigures(store: Store): Promise<AllGiftFigures> {
  return parseFigures(await store.get('giftFigures'))
}

export function giftFiguresSet(presetId: string, figures: GiftFigures): Changes {
  return { [`giftFigures/${presetId}`]: giftFiguresSchema.parse(figures) }
}

/** Unreadable figures are not shown. */
function parseFigures(value: Json | null): AllGiftFigures {
  const figures: Record<string, GiftFigures> = {}
  for (const [id, entry] of Object.entries(Object(value))) {
    const { data } = giftFiguresSchema.safeParse(entry)
    if (data) figures[id] = data
    else log().error({ presetId: id }, 'figures of gifts that cannot be read')
  }
  return figures
}
