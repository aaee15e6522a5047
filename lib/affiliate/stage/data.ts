import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { pictureContentSchema, type PictureContent } from '@/lib/pictures/schema'
import { readOr } from '@/lib/store/reading/read-or'
import { readPage } from '@/lib/store/reading/read-page'
import { fieldsWritten } from '@/lib/store/tree-value'
import type { Changes, Page, Store } from '@/lib/store/store'
import { stageSchema, type Stage } from './schema'

export async function getStage(store: Store, uid: string): Promise<Stage | null> {
  const value = await store.get(`partnerStages/${uid}`)
  return value === null ? null : stageSchema.parse(value)
}

export async function getStagePicture(store: Store, uid: string): Promise<PictureContent | null> {
  const value = await store.get(`partnerPictures/${uid}`)
  return value === null ? null : pictureContentSchema.parse(value)
}

/** By the partner's uid, highest first. */
export function findStages(store: Store, status: Stage['status'], page: Page): Promise<Listing<Stage>> {
  const read = (part: Page) => store.find('partnerStages', { child: 'status', equals: status, ...part })
  return readPage(read, stageSchema, page)
}

/** @param content null removes the picture, undefined leaves it as it is */
export function stageWritten(
  uid: string,
  before: Stage | null,
  after: Stage | null,
  content: PictureContent | null | undefined,
): Changes {
  return {
    ...fieldsWritten(`partnerStages/${uid}`, before, after && stageSchema.parse(after)),
    ...(content === undefined ? {} : { [`partnerPictures/${uid}`]: content }),
  }
}

/** For a page that may return; content hidden by the desk then stays hidden. */
export async function stageEmptied(store: Store, uid: string): Promise<Changes> {
  const stage = await readOr(getStage(store, uid), null)
  if (!stage?.hidden) return stageRemoved(uid)
  const { at, hidden } = stage
  return stageWritten(uid, stage, { uid, at, status: 'hidden', hidden }, null)
}

export function stageRemoved(uid: string): Changes {
  return { [`partnerStages/${uid}`]: null, [`partnerPictures/${uid}`]: null }
}
