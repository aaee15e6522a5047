import { figureKinds } from '@/lib/catalog/figures/schema'
import { doubleReasons, type GiftFigure } from '@/lib/catalog/gift-figures'
import { giftFiguresSet } from '@/lib/catalog/showing/gift-data'
import type { Filter } from '@/lib/audio/filter'
import type { Changes, Store } from '@/lib/store/store'
import { countedOf, judgeGifts, middleOf, type JudgedGift } from './judge-gifts'
import { ofKind, presetsOfGame, readGifts, type ReadGift } from './read-gifts'

/** Task `gift-figures`: anew for all presets of the game. */
export async function writeGiftFigures(store: Store, presetId: string): Promise<Changes> {
  const presets = await presetsOfGame(store, presetId)
  const gifts = await readGifts(
    store,
    presets.map(({ id }) => id),
  )
  return Object.assign(
    {},
    ...presets.map(({ id, version, filters }) =>
      giftFiguresSet(id, { version, kinds: figuresOfGifts(gifts, filters) }),
    ),
  )
}

function figuresOfGifts(gifts: readonly ReadGift[], filters: readonly Filter[]) {
  const kinds = figureKinds.flatMap((kind) => {
    const given = ofKind(gifts, kind)
    return given.length > 0 ? [[kind, figureOf(given, filters)] as const] : []
  })
  return Object.fromEntries(kinds)
}

function figureOf(given: readonly ReadGift[], filters: readonly Filter[]): GiftFigure {
  const judged = judgeGifts(given, filters)
  const counted = countedOf(judged)
  const middle = middleOf(counted)
  return {
    buyers: counted.length,
    setAside: given.length - counted.length,
    ...(middle ? { middle } : {}),
    ...doublesAmong(judged),
  }
}

function doublesAmong(judged: readonly JudgedGift<ReadGift>[]): Pick<GiftFigure, 'doubles'> {
  const doubles = judged.flatMap(({ key, aside }) => {
    const reason = doubleReasons.find((one) => one === aside)
    return reason ? [[key, reason] as const] : []
  })
  return doubles.length > 0 ? { doubles: Object.fromEntries(doubles) } : {}
}
