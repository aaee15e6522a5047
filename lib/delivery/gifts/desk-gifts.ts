import { z } from 'zod'
import { figureKinds, type FigureKind } from '@/lib/catalog/figures/schema'
import type { GiftFigure, GiftFigures } from '@/lib/catalog/gift-figures'
import { getGiftFigures } from '@/lib/catalog/showing/gift-data'
import { presetIdSchema } from '@/lib/catalog/schema'
import { ShopError } from '@/lib/core/errors'
import { partBefore, type Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { sealingFor } from '@/lib/core/sealing'
import { headsetNamed } from '@/lib/headsets/current-headsets'
import { journalAdded } from '@/lib/journal/data'
import { giftSetAside } from '@/lib/orders/data'
import type { GiftPlace } from '@/lib/orders/gift-schema'
import { standingGifts } from '@/lib/orders/preset-gift-data'
import { orderIdSchema } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import type { Store } from '@/lib/store/store'
import { judgeAlone, type AsideReason } from './judge-gifts'
import { presetsOfGame, readGiftsPage, type ReadGift } from './read-gifts'

/** Of orders. */
const PAGE_SIZE = 25

/** Orders in addresses, where nobody is to read them. */
const ofGift = sealingFor('desk gift')
const ofPage = sealingFor('desk gifts before')

/** Without anything that tells whose it is. */
export interface DeskGift {
  key: string
  /** For `setGiftAside`; another each time. */
  handle: string
  kind: FigureKind
  /** dB by which the sound stands out with the preset. */
  gain: number
  /** The name of the headset whose correction was heard; null for none. */
  headset: string | null
  aside: AsideReason | null
}

export interface DeskGifts {
  /** Of all gifts, as they were computed last. */
  figures: { kind: FigureKind; figure: GiftFigure }[]
  gifts: Listing<DeskGift>
}

/** Newest page first; on a page by effect, so that their order does not tell when they were given. */
export async function deskGifts(store: Store, presetId: string, before?: string): Promise<DeskGifts> {
  const presets = await presetsOfGame(store, presetId)
  const filters = presets.find(({ id }) => id === presetId)?.filters ?? []
  const figures = (await getGiftFigures(store))[presetId]
  const ids = presets.map(({ id }) => id)
  const from = before === undefined ? null : ofPage.unsealed(presetId, before)
  const { entries, broken, next } = await readGiftsPage(store, ids, partBefore(from, PAGE_SIZE))
  const names = await headsetNames(store, entries)
  const shown = entries
    .map((gift): DeskGift => {
      const { key, place, gain, aside, headset } = judgeAlone(gift, filters)
      return {
        key,
        handle: ofGift.sealed(presetId, [gift.orderId, place.preset, place.kind].join(' ')),
        kind: place.kind,
        gain,
        headset: headset === null ? null : (names.get(headset) ?? headset),
        aside: aside ?? figures?.kinds[place.kind]?.doubles?.[key] ?? null,
      }
    })
    .sort((one, other) => other.gain - one.gain)
  return {
    figures: figuresIn(figures),
    gifts: { entries: shown, broken, next: next === null ? null : ofPage.sealed(presetId, next) },
  }
}

function figuresIn(figures: GiftFigures | undefined): DeskGifts['figures'] {
  return figureKinds.flatMap((kind) => {
    const figure = figures?.kinds[kind]
    return figure ? { kind, figure } : []
  })
}

async function headsetNames(store: Store, gifts: readonly ReadGift[]): Promise<Map<string, string>> {
  const ids = [...new Set(gifts.flatMap(({ headset }) => headset ?? []))]
  const named = await Promise.all(ids.map((id) => headsetNamed(store, id)))
  return new Map(named.flatMap((headset) => (headset ? [[headset.id, headset.name] as const] : [])))
}

/** Also those that the buyer gives instead later. Nothing if it is so. @throws ShopError `not_found` */
export async function setGiftAside(
  store: Store,
  presetId: string,
  { handle, isSetAside }: { handle: string; isSetAside: boolean },
  actor: string,
): Promise<void> {
  const { orderId, place } = placeIn(ofGift.unsealed(presetId, handle))
  const act = isSetAside ? 'gift-set-aside' : 'gift-counted'
  await changeOrder(store, orderId, (order) => {
    if (!standingGifts(order, place.preset)[place.kind]) throw new ShopError('not_found')
    const before = order.giftsSetAside?.[place.preset]?.[place.kind] ?? false
    if (before === isSetAside) return null
    return {
      ...giftSetAside(order, place, isSetAside),
      ...journalAdded({ actor, act, subject: `presets/${place.preset}` }),
    }
  })
  log().info({ preset: presetId, actor, isSetAside }, 'gift set aside or counted again')
}

const sealedSchema = z.tuple([orderIdSchema, presetIdSchema, z.enum(figureKinds)])

function placeIn(text: string | null): { orderId: string; place: GiftPlace } {
  const { data } = sealedSchema.safeParse(text?.split(' '))
  if (!data) throw new ShopError('not_found')
  const [orderId, preset, kind] = data
  return { orderId, place: { preset, kind } }
}
