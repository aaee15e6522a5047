import type { SignedInUser } from '@/lib/account/session/session'
import type { Listing } from '@/lib/core/listing'
import type { Picture } from '@/lib/pictures/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findAffiliate, readAffiliate } from '../data'
import type { Affiliate } from '../schema'
import { findStages, getStage, getStagePicture } from './data'
import type { Stage } from './schema'

export interface ShownStage {
  text?: string
  streak?: number
  picture?: Picture
}

/** Null also if the desk has hidden it. */
export async function shownStage(store: Store, uid: string): Promise<ShownStage | null> {
  const stage = await readOr(getStage(store, uid), null)
  if (stage?.status !== 'shown') return null
  const { text, streak, picture } = stage
  return {
    ...(text === undefined ? {} : { text }),
    ...(streak === undefined ? {} : { streak }),
    ...(picture ? { picture } : {}),
  }
}

export interface NamedStage {
  stage: Stage
  /** The uid for a partner without a public name or code. */
  name: string
  code: string
}

export async function namedStage(store: Store, uid: string): Promise<NamedStage | null> {
  const stage = await readOr(getStage(store, uid), null)
  return stage && named(store, stage)
}

/** Hidden by the desk, and changed since. */
export async function changedStages(store: Store, page: Page): Promise<Listing<NamedStage>> {
  const { entries, ...listing } = await findStages(store, 'changed', page)
  return { ...listing, entries: await Promise.all(entries.map((stage) => named(store, stage))) }
}

async function named(store: Store, stage: Stage): Promise<NamedStage> {
  const found = await readAffiliate(store, stage.uid)
  const partner = found === 'broken' ? null : found
  const code = partner?.customCode ?? stage.uid
  return { stage, name: partner?.name ?? code, code }
}

/** Its address changes with the content: browsers may keep it. */
export const shownPicture = (code: string, { hash, width, height }: Picture, alt: string) => ({
  src: `/api/partner-pictures/${code}/${hash}`,
  alt,
  width,
  height,
})

/** A JPEG; while hidden, only for the partner and admins. @param asked a code, ignoring case, or a uid; and a hash */
export async function readStagePicture(
  store: Store,
  asked: { code: string; hash: string },
  user: SignedInUser | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const partner = await readOr(findAffiliate(store, asked.code), null)
  if (!partner) return null
  const { uid } = partner
  const stage = await readOr(getStage(store, uid), null)
  const mayAlways = user !== null && (user.admin || user.uid === uid)
  if (!mayAlways && !isPublic(partner, stage)) return null
  const content = await readOr(getStagePicture(store, uid), null)
  return content?.hash === asked.hash ? new Uint8Array(Buffer.from(content.data, 'base64')) : null
}

const isPublic = ({ active, endedAt }: Affiliate, stage: Stage | null) =>
  active && endedAt === undefined && stage?.status === 'shown'
