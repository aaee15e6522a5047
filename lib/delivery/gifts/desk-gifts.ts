import { figureKinds, type FigureKind } from '@/lib/catalog/figures/schema'
import type { GiftFigure } from '@/lib/catalog/gift-figures'
import { getGiftFigures } from '@/lib/catalog/showing/gift-data'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { giftSetAside } from '@/lib/orders/data'
import { changeOrder } from '@/lib/orders/state/change-order'
import type { Store } from '@/lib/store/store'
import { judgeGifts, type AsideReason } from './judge-gifts'
import { ofKind, presetsOfGame, readGifts } from './read-gifts'

/** Without anything that tells whose it is. */
export interface DeskGift {
  key: string
  /** dB by which the sound stands out with the preset. */
  gain: number
  aside: AsideReason | null
}

export interface DeskGifts {
  kind: FigureKind
  /** Undefined until it is computed. */
  figure: GiftFigure | undefined
  gifts: DeskGift[]
}

/** By effect, so that their order does not tell when they were given. */
export async function deskGifts(store: Store, presetId: string): Promise<DeskGifts[]> {
  const presets = await presetsOfGame(store, presetId)
  const filters = presets.find(({ id }) => id === presetId)?.filters ?? []
  const figures = (await getGiftFigures(store))[presetId]
  const gifts = await readGifts(
    store,
    presets.map(({ id }) => id),
  )
  return figureKinds.flatMap((kind) => {
    const judged = judgeGifts(ofKind(gifts, kind), filters)
    if (judged.length === 0) return []
    const shown = judged.map(({ key, gain, aside }) => ({ key, gain, aside }))
    return {
      kind,
      figure: figures?.kinds[kind],
      gifts: shown.toSorted((one, other) => other.gain - one.gain),
    }
  })
}

/** Also those that the buyer gives instead later. Nothing if it is so. @throws ShopError `not_found` */
export async function setGiftAside(
  store: Store,
  presetId: string,
  { key, isSetAside }: { key: string; isSetAside: boolean },
  actor: string,
): Promise<void> {
  const presets = await presetsOfGame(store, presetId)
  const gifts = await readGifts(
    store,
    presets.map(({ id }) => id),
  )
  const gift = gifts.find((one) => one.key === key)
  if (!gift) throw new ShopError('not_found')
  const { orderId, place } = gift
  const act = isSetAside ? 'gift-set-aside' : 'gift-counted'
  await changeOrder(store, orderId, (order) => {
    const before = order.giftsSetAside?.[place.preset]?.[place.kind] ?? false
    if (before === isSetAside) return null
    return {
      ...giftSetAside(order, place, isSetAside),
      ...journalAdded({ actor, act, subject: `presets/${place.preset}` }),
    }
  })
  log().info({ preset: presetId, actor, isSetAside }, 'gift set aside or counted again')
}
