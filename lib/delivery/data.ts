import 'server-only'
import { z } from 'zod'
import type { Preset } from '@/lib/catalog/schema'
import { now } from '@/lib/core/clock'
import type { Count, Order, Refusal } from '@/lib/orders/schema'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'

const ANNOUNCED = 'signals/versions'

/**
 * Beyond this, only the time of the last download is kept: on Firebase each increment leaves a mark for a month,
 * and holders of an order's token must not be able to fill the store.
 */
const MAX_COUNTED = 1000

/** Counts a download of a file; `at` in ms. */
export async function saveDownload(
  store: Store,
  { id, downloads }: Pick<Order, 'id' | 'downloads'>,
  { preset, file, version, at }: { preset: string; file: string; version: number; at: number },
): Promise<void> {
  const key = file.replaceAll('.', '_')
  const path = `orders/${id}/downloads/${preset}/${key}`
  const counted = countAt(path, downloads?.[preset]?.[key], at)
  await store.update({ ...counted, [`${path}/file`]: file, [`${path}/version`]: version })
}

/** By preset id, the latest version whose announcement has begun. */
export async function getAnnounced(store: Store): Promise<Record<string, number>> {
  return z.record(z.string(), z.int()).parse((await store.get(ANNOUNCED)) ?? {})
}

/**
 * Starts the announcement of a preset's version, once per batch of buyers.
 * @param before the order before which the batch begins; missing for the first
 */
export async function saveAnnouncement(
  store: Store,
  { id, version }: Preset,
  before?: string,
): Promise<void> {
  const { mark, changes } = announcement({ id, version }, before)
  await store.updateOnce(mark, changes)
}

/** Marks the version as announced, for the update that publishes it. */
export function announced(preset: Pick<Preset, 'id' | 'version'>): Changes {
  const { mark, changes } = announcement(preset)
  return { ...changes, [`once/${mark}`]: now() }
}

function announcement({ id, version }: Pick<Preset, 'id' | 'version'>, before?: string) {
  const subject = [id, version, before].filter((part) => part !== undefined).join(' ')
  const changes = { [`${ANNOUNCED}/${id}`]: version, ...taskAdded('new-version', subject).changes }
  return { mark: `announced_${subject}`, changes }
}

/** Counts a rejected file; `at` in ms. */
export async function saveRefusal(
  store: Store,
  { id, refusals }: Order,
  { reason, asked, at }: { reason: Refusal; asked: string; at: number },
): Promise<void> {
  const path = `orders/${id}/refusals/${reason}`
  await store.update({ ...countAt(path, refusals?.[reason], at), [`${path}/asked`]: asked })
}

function countAt(path: string, before: Count | undefined, at: number): Changes {
  return {
    [`${path}/last`]: at,
    ...(before ? {} : { [`${path}/first`]: at }),
    ...(before && before.count >= MAX_COUNTED ? {} : { [`${path}/count`]: increment(1) }),
  }
}
