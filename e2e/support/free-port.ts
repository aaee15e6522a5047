import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports, so that none is taken between this moment and the start of a shop. Each worker has its
 * own range; two runs at the same time begin at different ports.
 */
const FIRST = 15_000
const PER_WORKER = 2_000
const START_WITHIN = 1_500

let next =
  FIRST + PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + ((process.ppid * 50) % START_WITHIN)

/** A free port on this machine, reserved for the caller. */
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

/** Lets a server listen on a free port; returns its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://localhost:${address.port}`
}

export async function stopListening(server: Server): Promise<void> {
  server.closeAllConnections()
  await once(server.close(), 'close')
}
