import { setTimeout } from 'node:timers/promises'
import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { NewerFormatError } from '@/lib/store/format'
import { StoreError } from '@/lib/store/store'
import { migrate } from './migrate'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 15 * 60_000

/**
 * If the store was unavailable at the start, as soon as it is back. Other failures are retried at growing intervals
 * and logged each time: every attempt reads all data. Never resolves if a newer program wrote them.
 */
export async function whenMigrated(
  settings: Env,
  {
    attempt = migrate,
    pause = wait,
  }: { attempt?: typeof migrate; pause?: (ms: number) => Promise<void> } = {},
): Promise<void> {
  // The shop's start has already checked this, or refused.
  if (settings.STORE_ENGINE === 'sqlite') return
  for (let next = FIRST_PAUSE_MS; ;) {
    try {
      const migrated = await attempt(settings)
      if (migrated) log().info(migrated, 'data migrated')
      return
    } catch (error) {
      if (error instanceof NewerFormatError) {
        log().error({ error }, 'a newer program wrote the data; the shop stays locked')
        return new Promise(() => undefined)
      }
      if (isAway(error)) next = FIRST_PAUSE_MS
      log().error(
        { error, againInSeconds: next / 1000 },
        'the data are not in the form of this program; the shop is locked until they are',
      )
      await pause(next)
      if (!isAway(error)) next = Math.min(2 * next, LONGEST_PAUSE_MS)
    }
  }
}

/** An unavailable store comes back; data that cannot be migrated stay so until an admin repairs them. */
function isAway(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'unavailable'
}

function wait(ms: number): Promise<void> {
  return setTimeout(ms, undefined, { ref: false })
}
