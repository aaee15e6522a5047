import type { Preset } from '@/lib/catalog/schema'
import type { Count, Order, Refusal } from '@/lib/orders/schema'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'

/** Then only the last time is kept: Firebase keeps a key per increment for a month, and nobody may fill the store. */
const MAX_COUNTED = 1000

/** @param at in ms */
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

/** Once for each batch, with the buyers before this order. */
export async function continueAnnouncement(
  store: Store,
  { id, version }: Preset,
  before: string,
): Promise<void> {
  const subject = `${id} ${version} ${before}`
  await store.updateOnce(`announced_${subject}`, taskAdded('new-version', subject).changes)
}

export function announced({ id, version }: Pick<Preset, 'id' | 'version'>): Changes {
  return taskAdded('new-version', `${id} ${version}`).changes
}

/** @param at in ms */
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
