import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { EncodedPicture, Picture, PictureContent } from '@/lib/pictures/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getAffiliate } from '../data'
import { getPartnerRecord, partnerEdited } from '../edit-data'
import type { Affiliate } from '../schema'
import { getStage, stageWritten } from './data'
import type { Stage, StageWords } from './schema'

/** A null `stage` deletes it; `also` is written with it. */
interface Decision {
  stage: Stage | null
  /** Of the picture; null removes it. */
  content?: PictureContent | null
  also?: Changes
}

/**
 * One atomic write; if the partner changes concurrently, `decide` is called again. @param decide returns null to
 * leave everything as it is, or throws to refuse @throws ShopError `affiliate_not_found`
 */
export function changeStage(
  store: Store,
  uid: string,
  decide: (stage: Stage | null, partner: Affiliate) => Decision | null | Promise<Decision | null>,
): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    // The number must be read before the data whose changes it counts.
    const record = await getPartnerRecord(store, uid)
    const partner = await getAffiliate(store, uid)
    if (!partner) throw new ShopError('affiliate_not_found')
    const before = await getStage(store, uid)
    const decision = await decide(before, partner)
    if (!decision) return { result: undefined }
    const { stage, content, also = {} } = decision
    const changes = { ...also, ...partnerEdited(uid, record), ...stageWritten(uid, before, stage, content) }
    return { changes, result: undefined }
  })
}

/** '' removes the text. @throws ShopError `forbidden` without an active partnership */
export async function setStageWords(store: Store, uid: string, { text, streak }: StageWords): Promise<void> {
  await changeStage(store, uid, (stage, partner) => {
    requireActive(partner)
    if ((stage?.text ?? '') === text && stage?.streak === streak) return null
    const said = { text: text === '' ? undefined : text, streak, picture: stage?.picture }
    return { stage: changed(uid, stage, said) }
  })
  log().info({ uid, length: text.length, streak }, 'stage words set')
}

/** Null removes the picture. @throws ShopError `forbidden` without an active partnership */
export async function setStagePicture(
  store: Store,
  uid: string,
  encoded: EncodedPicture | null,
): Promise<void> {
  await changeStage(store, uid, (stage, partner) => {
    requireActive(partner)
    if (stage?.picture?.hash === encoded?.picture.hash) return null
    const said = { text: stage?.text, streak: stage?.streak, picture: encoded?.picture }
    return { stage: changed(uid, stage, said), content: encoded?.content ?? null }
  })
  log().info({ uid, hasPicture: encoded !== null }, 'stage picture set')
}

/** @throws ShopError `forbidden` without an active partnership */
export function requireActive({ active, endedAt }: Affiliate): void {
  if (!active || endedAt !== undefined) throw new ShopError('forbidden')
}

interface Said {
  text: string | undefined
  streak: number | undefined
  picture: Picture | undefined
}

/** Content hidden by the desk stays hidden, even if it is removed and written again. */
function changed(uid: string, before: Stage | null, { text, streak, picture }: Said): Stage | null {
  const hidden = before?.hidden
  const isEmpty = text === undefined && streak === undefined && picture === undefined
  if (isEmpty && !hidden) return null
  return {
    uid,
    at: now(),
    status: hidden ? (isEmpty ? 'hidden' : 'changed') : 'shown',
    ...(text === undefined ? {} : { text }),
    ...(streak === undefined ? {} : { streak }),
    ...(picture ? { picture } : {}),
    ...(hidden ? { hidden } : {}),
  }
}
