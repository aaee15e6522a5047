import type { Server } from 'node:http'
import { z } from 'zod'
import { isLoopback } from '@/lib/core/env'

const HOST = '127.0.0.1'
const PORTS_TRIED = 100
const taken = z.object({ code: z.literal('EADDRINUSE') })

/**
 * Listens on loopback, on the next free port if allowed and the wanted one is taken.
 * @returns the port
 * @throws Error with the code EADDRINUSE
 */
export async function listenLocally(
  server: Server,
  { port, fixedPort }: { port: number; fixedPort: boolean },
): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await listen(server, candidate)
      return z.object({ port: z.number() }).parse(server.address()).port
    } catch (error) {
      if (!taken.safeParse(error).success || fixedPort || candidate >= port + PORTS_TRIED) throw error
    }
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Whether a host name, with or without port, is this machine's, as in the `Host` header. */
export function isLocalHost(host: string): boolean {
  return URL.canParse(`http://${host}`) && isLoopback(`http://${host}`)
}
