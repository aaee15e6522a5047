import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '@/lib/core/env'

/**
 * Takes the shop's port while the start prepares everything, so that a second start fails before it changes anything.
 * Connections are closed at once.
 * @returns gives it to the server
 * @throws Error with the system's code, such as EADDRINUSE
 */
export async function holdPort({ PORT, LISTEN_HOST }: Env): Promise<() => Promise<void>> {
  const holder = createServer((socket) => socket.destroy())
  holder.listen(PORT, LISTEN_HOST)
  await once(holder, 'listening')
  return async () => {
    holder.close()
    await once(holder, 'close')
  }
}
