import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import { clickSchema, dailySchema, type Click, type Daily } from '../schema'
import { sourcesCounted } from './source-data'

/** Per partner and day; further clicks are only counted. */
export const MAX_LISTED = 10_000

export async function getClick(store: Store, trackingId: string): Promise<Click | null> {
  const value = await store.get(`affiliateClicks/${trackingId}`)
  return value === null ? null : clickSchema.parse(value)
}

/** A visitor is unique once per partner and day. About `MAX_LISTED` clicks a day: outsiders cannot fill the store. */
export async function saveClick(
  store: Store,
  click: Omit<Click, 'isFirst'> & { visitorHash: string },
): Promise<void> {
  const { affiliateUid: uid, visitorHash, timestamp } = click
  const day = dayOf(timestamp)
  const daily = `affiliateDaily/${uid}/${day}` as const
  const isListed = Number(await store.get(`${daily}/clicks`)) < MAX_LISTED
  const counted = await sourcesCounted(store, uid, { at: timestamp, sources: click.sources }, { clicks: 1 })
  const changesFor = (isFirst: boolean): Changes => ({
    ...counted,
    ...(isListed
      ? { [`affiliateClicks/${click.id}`]: clickSchema.parse({ ...click, isFirst }) }
      : {
          [`${daily}/unlisted`]: increment(1),
          ...(isFirst ? { [`${daily}/unlistedUnique`]: increment(1) } : {}),
        }),
    ...(isFirst && {
      [`affiliateUsers/${uid}/uniqueClicks`]: increment(1),
      [`${daily}/visitors`]: increment(1),
    }),
    [`affiliateUsers/${uid}/totalClicks`]: increment(1),
    [`affiliateUsers/${uid}/lastActivity`]: timestamp,
    [`${daily}/clicks`]: increment(1),
  })
  const isFirstToday = await store.updateOnce(`visit_${uid}_${day}_${visitorHash}`, changesFor(true))
  if (!isFirstToday) await store.update(changesFor(false))
}

/** `at` in ms. */
export function unansweredCounted(uid: string, at: number): Changes {
  return { [`affiliateDaily/${uid}/${dayOf(at)}/unanswered`]: increment(1) }
}

/** Newest first. */
export function findClicksOf(store: Store, uid: string, page: Page): Promise<Listing<Click>> {
  const read = (part: Page) => store.find('affiliateClicks', { child: 'affiliateUid', equals: uid, ...part })
  return readPage(read, clickSchema, page)
}

/** Latest days first; unreadable ones are logged and left out. */
export async function getDaily(store: Store, uid: string, page: Page): Promise<Record<string, Daily>> {
  return Object.fromEntries((await listDaily(store, uid, page)).entries)
}

export async function listDaily(store: Store, uid: string, page: Page): Promise<Listing<[string, Daily]>> {
  const read = async (part: Page) =>
    (await store.list(`affiliateDaily/${uid}`, part)).map(({ key, value }) => ({
      key,
      value: { key, value },
    }))
  const listing = await readPage(read, dayEntrySchema, page)
  return { ...listing, entries: listing.entries.map(({ key, value }) => [key, value]) }
}

const dayEntrySchema = z.object({ key: z.string(), value: dailySchema })
