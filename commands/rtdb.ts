import { join } from 'node:path'
import { startRtdbServer } from '@/dev/database/server'
import { translator } from '@/messages/texts'
import { causeOf, fail } from '@/build/command-texts'
import { loadEnv } from './load-env'

const HOST = '127.0.0.1'
const DEFAULT_PORT = '9000'
const t = translator('rtdb')

// The shop and this server share their settings, but not their usual port.
process.env.PORT ||= DEFAULT_PORT
const { PORT: port, DATA_DIR: folder } = loadEnv()
const file = join(folder, 'rtdb.jsonl')
const server = await startRtdbServer({ host: HOST, port, file }).catch((error: unknown) =>
  fail(t('failed', { cause: causeOf(error) })),
)
process.stdout.write(`${t('started', { host: `${HOST}:${server.port}`, file })}\n`)

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    server.close().catch((error: unknown) => fail(t('failed', { cause: causeOf(error) })))
  })
}
