import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRtdbServer } from './server'
import { parseEnv } from '@/lib/core/env'
import { startScript } from '@/lib/store/contract/child'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'

// The database shared by the processes is the test's own.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

/** A store that other processes can open by its settings. */
interface SharedStore {
  store: Store
  settings: Record<string, string>
  end: () => Promise<void>
}

async function onSqlite(): Promise<SharedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const store = createSqliteStore(join(folder, 'spielklang.sqlite'))
  const end = async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { store, settings: { DATA_DIR: folder }, end }
}

async function onFirebase(): Promise<SharedStore> {
  const server = await startRtdbServer({ port: 0 })
  const settings = {
    STORE_ENGINE: 'firebase',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
  }
  const store = createFirebaseStore(parseEnv(settings))
  const end = async () => {
    await store.close()
    await server.close()
  }
  return { store, settings, end }
}

/** Both engines, for `describe.each`. */
export const sharedStores = [
  ['SQLite', onSqlite],
  ['Firebase', onFirebase],
] as const

/**
 * Starts a script in several processes at once, kills the first after a number of lines from all of them, and
 * waits for the rest. The script prints a line when ready, starts on a line, and prints one per piece of work.
 * @param works input of each process
 */
export async function race(
  settings: Record<string, string>,
  script: string,
  works: readonly string[][],
  killAfter: number,
): Promise<void> {
  const children = works.map((args) => startScript(script, args, settings))
  await Promise.all(children.map(({ lines }) => once(lines, 'line')))
  const ended = children.map(({ process: child }) => once(child, 'close'))
  let seen = 0
  for (const { lines, process: child } of children) {
    lines.on('line', () => {
      seen += 1
      if (seen === killAfter) child.kill('SIGKILL')
    })
    child.stdin.write('go\n')
  }
  await Promise.all(ended)
}
