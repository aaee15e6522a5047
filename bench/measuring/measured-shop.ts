import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/core/env'
import { FORMAT, FORMAT_NUMBER } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { spawnServer } from '@/server/spawn-server'

export const PRODUCT = '/presets/cs2-schrittklar'

let nextPort = 3990

export interface MeasuredShop {
  origin: string
  pid: number
  /** Environment for commands on this shop's data. */
  env: NodeJS.ProcessEnv
}

/** Fills a shop that needs no data. */
export async function nothing(): Promise<void> {}

/**
 * Runs something against the shop's server, on data written by `fill`, with optional further settings. The data are
 * of this version, so that the start has nothing to migrate.
 */
export async function withServer<Result>(
  fill: (store: Store) => Promise<void>,
  run: (shop: MeasuredShop) => Promise<Result>,
  further: Record<string, string> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-bench-'))
  const port = String((nextPort += 1))
  const settings = { PORT: port, DATA_DIR: folder, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...further }
  const env = parseEnv(settings)
  const store = openStore(env)
  await fill(store)
  await store.update({ [FORMAT_NUMBER]: FORMAT })
  await store.close()
  const server = spawnServer(env, { variables: settings })
  await once(server, 'message')
  try {
    return await run({
      origin: `http://localhost:${port}`,
      pid: server.pid ?? 0,
      env: { ...process.env, ...settings },
    })
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}
