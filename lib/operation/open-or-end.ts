import { log } from '@/lib/core/log'
import { store } from '@/lib/store/open-store'
import { StoreError } from '@/lib/store/store'

/** Waits ≤ 15 s for a busy SQLite file, else ends the process for a supervisor: without data it would answer 500. */
export async function openOrEnd(): Promise<void> {
  try {
    store()
  } catch (error) {
    log().fatal({ error }, 'the shop ends: its database cannot be opened')
    await notifyStarter({
      storeFailed: String(error),
      gone: error instanceof StoreError && error.code === 'gone',
    })
    process.exit(1)
  }
}

function notifyStarter(message: { storeFailed: string; gone: boolean }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve())
    else resolve()
  })
}
