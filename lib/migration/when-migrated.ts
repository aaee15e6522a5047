import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { NewerFormatError } from '@/lib/store/format'
import { migrate } from './migrate'

const PAUSE_MS = 2_000

/**
 * Resolves when the data have the form that this program knows: of a store that was away at the start, as soon as it is back.
 * Never, if a newer program has written them.
 */
export async function whenMigrated(settings: Env): Promise<void> {
  // The start of the shop has seen to it, and would have refused.
  if (settings.STORE_ENGINE === 'sqlite') return
  for (;;) {
    try {
      const migrated = await migrate(settings)
      if (migrated) log().info(migrated, 'data migrated')
      return
    } catch (error) {
      log().error({ error }, 'the data are not in the form of this program')
      if (error instanceof NewerFormatError) return new Promise(() => undefined)
      await setTimeout(PAUSE_MS, undefined, { ref: false })
    }
  }
}
