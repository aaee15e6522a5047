import { once } from 'node:events'
import type { Server } from 'node:http'

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
