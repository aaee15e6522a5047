import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

const PORT = 3999
export const ORIGIN = `http://localhost:${PORT}`

/** Runs something against the shop's server, built for the bench, on data that `fill` writes beforehand. */
export async function withShop<Result>(fill: (store: Store) => Promise<void>, run: () => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-bench-'))
  const settings = { PORT: String(PORT), DATA_DIR: folder, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' }
  const store = openStore(parseEnv(settings))
  await fill(store)
  await store.close()
  const server = spawn(process.execPath, ['scripts/server.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, NODE_ENV: 'production', BENCH: '1' },
  })
  await once(server, 'message')
  try {
    return await run()
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}
