import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out by themselves, so that none of them goes to somebody else between this moment and the
 * start of a shop. Each worker has ports of its own; two runs at the same time begin at different ones.
 */
const FIRST = 15_000
const PER_WORKER = 2_000
const START_WITHIN = 1_500

let next =
  FIRST + PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + ((process.ppid * 50) % START_WITHIN)

/** A port on this machine that nobody listens at, and that is given to nobody else. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next += 1
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  const result = await listening
  if (!result) return false
  server.close()
  await once(server, 'close')
  return true
}
