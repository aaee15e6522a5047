import { readLevels } from '@/lib/audio/spectrum/levels'
import { getPresets } from '@/lib/catalog/data'
import { figureKinds, type FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'
import { keyedHash } from '@/lib/core/server-secret'
import { getOrder } from '@/lib/orders/data'
import type { GiftPlace } from '@/lib/orders/gift-schema'
import { findGivingOrders, namesOfBuyer, standingGifts } from '@/lib/orders/preset-gift-data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import type { GivenSpectra } from './judge-gifts'

/** Of a game's orders with gifts: more would hardly move a range. */
const MOST = 1000
const PART = 100

export interface ReadGift extends GivenSpectra {
  orderId: string
  place: GiftPlace
  /** Tells gifts apart, not whose they are. */
  key: string
}

/** Published ones of the same game, on sale or not, as the store has them. */
export async function presetsOfGame(store: Store, presetId: string): Promise<Preset[]> {
  const { presets } = await getPresets(store)
  const published = [...presets.values()].flatMap((stored) => stored.published ?? [])
  const game = presets.get(presetId)?.published?.game
  return published.filter((preset) => preset.game === game)
}

/** Those that count, of the presets of a game. */
export async function readGifts(store: Store, presetIds: readonly string[]): Promise<ReadGift[]> {
  const gifts: ReadGift[] = []
  for (const presetId of presetIds)
    for await (const orderId of givingOrders(store, presetId))
      gifts.push(...(await giftsIn(store, orderId, presetId)))
  return gifts
}

export function ofKind(gifts: readonly ReadGift[], kind: FigureKind): ReadGift[] {
  return gifts.filter(({ place }) => place.kind === kind)
}

async function* givingOrders(store: Store, presetId: string): AsyncGenerator<string, void> {
  let before: string | null = null
  for (let count = 0; count < MOST; count += PART) {
    const page = { limit: PART, ...(before === null ? {} : { before }) }
    const { entries, next }: { entries: string[]; next: string | null } = await findGivingOrders(
      store,
      presetId,
      page,
    )
    yield* entries
    if (next === null) return
    before = next
  }
}

async function giftsIn(store: Store, orderId: string, preset: string): Promise<ReadGift[]> {
  const order = await readOr(getOrder(store, orderId), null)
  if (!order) return []
  const gifts = standingGifts(order, preset)
  return figureKinds.flatMap((kind) => {
    const { sound = '', bed = '', at = 0 } = gifts[kind] ?? {}
    const levels = { sound: readLevels(sound), bed: readLevels(bed) }
    if (!levels.sound || !levels.bed) return []
    return {
      sound: levels.sound,
      bed: levels.bed,
      at,
      buyers: namesOfBuyer(order),
      isSetAside: order.giftsSetAside?.[preset]?.[kind] ?? false,
      orderId,
      place: { preset, kind },
      key: keyedHash('gift', `${orderId} ${preset} ${kind}`),
    }
  })
}
