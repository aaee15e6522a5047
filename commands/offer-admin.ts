import { setTimeout } from 'node:timers/promises'
import { offerFirstAdmin } from '@/lib/account/first-admin/become-first-admin'
import type { Env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { causeOf, say, t } from '@/build/command-texts'

const TRIES = 5
/** Longer than the time for which an unresponsive service is not called again. */
const PAUSE_MS = 35_000

/** If the shop has none. Retries while that cannot be determined. */
export async function offerAdmin(env: Env): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const link = await linkFor(env)
      if (link !== null) say(`\n${t('firstAdmin', { link })}`)
      return
    } catch (error) {
      if (tries === TRIES) process.stderr.write(`${t('firstAdminUnknown', { cause: causeOf(error) })}\n`)
      else await setTimeout(PAUSE_MS)
    }
  }
}

async function linkFor(env: Env): Promise<string | null> {
  const store = openStore(env)
  try {
    return await offerFirstAdmin(store)
  } finally {
    await store.close()
  }
}
