import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { listenLocally } from '@/dev/listen-locally'
import { startScript, type Child } from '@/lib/store/contract/child'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-payments-'))
let port = 0
let command: Child['process']

beforeAll(async () => {
  const server = createServer()
  port = await listenLocally(server, { port: 0, fixedPort: true })
  await new Promise((resolve) => server.close(resolve))
})
afterAll(() => {
  command.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** @returns Stripe's SDK with the key that the command prints */
async function startCommand(): Promise<Stripe> {
  const settings = { STRIPE_EMULATOR_PORT: String(port), DATA_DIR: folder }
  const { process: child, lines } = startScript('commands/payments.ts', [], settings)
  command = child
  for await (const line of lines) {
    const key = /STRIPE_SECRET_KEY=(\S+)/.exec(line)?.[1]
    if (key) return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
  }
  throw new Error('the service did not start')
}

it('a service killed during calls has kept every response, under the same keys', async () => {
  const stripe = await startCommand()
  const create = (client: Stripe, n: number) =>
    client.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: 499, product_data: { name: 'Valorant' } },
          },
        ],
        success_url: 'http://localhost:3000/',
      },
      { idempotencyKey: `order-${n}` },
    )
  const answered = new Map<number, string>()
  let hasEnded = false
  const asking = [0, 1, 2, 3].map(async (start) => {
    for (let n = start; !hasEnded; n += 4) {
      const session = await create(stripe, n).catch(() => null)
      if (session) answered.set(n, session.id)
      if (answered.size === 100) command.kill('SIGKILL')
    }
  })
  await once(command, 'exit')
  hasEnded = true
  await Promise.all(asking)

  const again = await startCommand()
  for (const [n, id] of answered) expect((await create(again, n)).id).toBe(id)
  expect(answered.size).toBeGreaterThanOrEqual(100)
})

it('the command ends cleanly on SIGTERM', async () => {
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([0, null])
})
