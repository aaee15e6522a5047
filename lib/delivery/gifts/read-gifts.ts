import { readLevels } from '@/lib/audio/spectrum/levels'
import { getPresets } from '@/lib/catalog/data'
import { figureKinds, type FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'
import type { Listing } from '@/lib/core/listing'
import { keyedHash } from '@/lib/core/server-secret'
import { getOrder } from '@/lib/orders/data'
import type { GiftPlace } from '@/lib/orders/gift-schema'
import {
  findGivingOrders,
  findGivingOrdersOf,
  namesOfBuyer,
  standingGifts,
} from '@/lib/orders/preset-gift-data'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import type { GivenSpectra } from './judge-gifts'

/** Of a game's orders with gifts: more would hardly move a range. */
const MOST = 1000
const PART = 100

export interface ReadGift extends GivenSpectra {
  orderId: string
  place: GiftPlace
  /** Tells gifts apart, not whose they are. */
  key: string
  /** The id of the headset whose correction was heard; null for none. */
  headset: string | null
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
      gifts.push(...(await giftsIn(store, orderId, [presetId])))
  return gifts
}

/** Of a part of the orders; `page` and `next` by order. */
export async function readGiftsPage(
  store: Store,
  presetIds: readonly string[],
  page: Page,
): Promise<Listing<ReadGift>> {
  const { entries, ...listing } = await findGivingOrdersOf(store, presetIds, page)
  const gifts = await Promise.all(entries.map((orderId) => giftsIn(store, orderId, presetIds)))
  return { ...listing, entries: gifts.flat() }
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

async function giftsIn(store: Store, orderId: string, presetIds: readonly string[]): Promise<ReadGift[]> {
  const order = await readOr(getOrder(store, orderId), null)
  if (!order) return []
  return presetIds.flatMap((preset) => figureKinds.flatMap((kind) => giftAt(order, { preset, kind }) ?? []))
}

function giftAt(order: Order, place: GiftPlace): ReadGift | null {
  const { preset, kind } = place
  const { sound = '', bed = '', at = 0, headset = null } = standingGifts(order, preset)[kind] ?? {}
  const levels = { sound: readLevels(sound), bed: readLevels(bed) }
  if (!levels.sound || !levels.bed) return null
  return {
    sound: levels.sound,
    bed: levels.bed,
    at,
    buyers: namesOfBuyer(order),
    isSetAside: order.giftsSetAside?.[preset]?.[kind] ?? false,
    orderId: order.id,
    place,
    key: keyedHash('gift', `${order.id} ${preset} ${kind}`),
    headset,
  }
}
