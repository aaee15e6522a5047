import type { Finding } from '@/lib/affiliate/audit/audit'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { givingPath, standingGifts } from '../preset-gift-data'
import type { Order } from '../schema'

/** Needs the notes on orders; skips unreadable ones, reported as broken. */
export async function* addStoredGifts(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: presetId, value } of snapshot.entries('presetGifts')) {
    for (const [id, isGiving] of Object.entries(Object(value))) {
      const path = givingPath(presetId, { id })
      if (isGiving !== true) yield { code: 'broken', path }
      if (scratch.noted('order', id) !== '') scratch.addStored(path, 1)
    }
  }
}

export function expectGifts(order: Order, scratch: Scratch): void {
  for (const presetId of Object.keys(order.gifts ?? {})) {
    const isGiving = Object.keys(standingGifts(order, presetId)).length > 0
    if (isGiving) scratch.addExpected(givingPath(presetId, order), 1)
  }
}
