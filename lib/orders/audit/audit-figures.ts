import 'server-only'
import type { Finding } from '@/lib/affiliate/audit/audit'
import { storedFigures } from '@/lib/figures/data'
import { dayFiguresSchema } from '@/lib/figures/schema'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { figuresOf } from '../desk/figures-of'
import type { Order } from '../schema'

/**
 * Adds the stored daily figures. Days before the oldest one stored are skipped, because their orders may be
 * deleted.
 */
export async function* addStoredFigures(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: day, value } of snapshot.entries('figures')) {
    const { data: figures } = dayFiguresSchema.safeParse(value)
    if (!figures) yield { code: 'broken', path: `figures/${day}` }
    else if (isRecounted(day)) {
      for (const [path, stored] of Object.entries(storedFigures(day, figures)))
        scratch.addStored(path, stored)
    }
  }
}

/** Adds an order to the expected daily figures. */
export function expectFigures(order: Order, scratch: Scratch): void {
  for (const [path, by] of Object.entries(figuresOf(order))) {
    const [, day = ''] = path.split('/')
    if (isRecounted(day)) scratch.addExpected(path, by)
  }
}

const isRecounted = (day: string) => day >= `${firstBookYear()}-01-01`
