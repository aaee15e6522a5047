import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { NewerFormatError } from '@/lib/store/format'
import { migrate } from './migrate'

const PAUSE_MS = 2_000

/**
 * Resolves once the data are in this program's format; if the store was away at the start, as soon as it is
 * back. Never resolves if a newer program wrote them.
 */
export async function whenMigrated(settings: Env): Promise<void> {
  // The shop's start has already checked this, or refused.
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
