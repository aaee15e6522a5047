import { log } from '@/lib/core/log'
import { store } from '@/lib/store/open-store'
import { StoreError } from '@/lib/store/store'

/**
 * Opens this process's store, waiting up to 15 s for a SQLite file that other processes keep busy. If it cannot be opened,
 * reports that to the log and to the starting script, and ends the process: a shop without its data would answer 500 until
 * someone noticed, whereas a supervisor restarts it.
 */
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
