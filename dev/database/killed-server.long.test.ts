import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript, type Child } from '@/lib/store/contract/child'
import { RawClient } from './raw-client'
import { startRtdbServer } from './server'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-rtdb-'))
let port = 0
let command: Child['process']

beforeAll(async () => {
  const server = await startRtdbServer({ port: 0 })
  port = server.port
  await server.close()
})
afterAll(() => {
  command.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function startCommand(): Promise<void> {
  const { process: child, lines } = startScript('commands/rtdb.ts', [], {
    PORT: String(port),
    DATA_DIR: folder,
  })
  command = child
  for await (const line of lines) if (line.includes('STORE_ENGINE=firebase')) return
  throw new Error('the server did not start')
}

const connect = () => RawClient.connect(port, { uid: 'spielklang-server' })

it('a server killed during writes has kept all that it acknowledged, each update whole', async () => {
  await startCommand()
  const client = await connect()
  let acknowledged = 0
  const written = new Promise<void>((resolve) => {
    for (let n = 1; n <= 5_000; n += 1) {
      void client.merge({ 'users/a/n': n, [`orders/${n}`]: { status: 'x'.repeat(200) } }).then(() => {
        acknowledged = n
        if (n === 500) resolve()
      })
    }
  })
  await written
  command.kill('SIGKILL')
  await once(command, 'exit')
  expect(acknowledged).toBeLessThan(5_000)

  await startCommand()
  const again = await connect()
  const { data: kept } = await again.get('users/a/n')
  const { data: orders } = await again.get('orders')
  expect(kept).toBeGreaterThanOrEqual(acknowledged)
  expect(Object.keys(Object(orders))).toHaveLength(Number(kept))
})

it('the command ends cleanly on SIGTERM', async () => {
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([0, null])
})
