import { spawn, type ChildProcess } from 'node:child_process'
import type { Env } from '@/lib/core/env'
import { shopHosts } from '@/lib/core/address/shop-origins'

interface ServerOptions {
  isDev?: boolean
  variables?: Record<string, string>
}

/** Starts server/server.mjs in a process of its own, which reports by message when it listens or why it cannot. */
export function spawnServer(env: Env, { isDev = false, variables = {} }: ServerOptions = {}): ChildProcess {
  const args = isDev ? ['--enable-source-maps', 'server/server.mjs', '--dev'] : ['server/server.mjs']
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: isDev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(env.PORT),
      LISTEN_HOST: env.LISTEN_HOST,
      SHOP_HOSTS: shopHosts(env).join(),
      ...variables,
    },
  })
}
