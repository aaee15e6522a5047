import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'

/** Resolves every name to this machine. */
const here: LookupFunction = (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }])

/**
 * Sends a request to a local service with a `Date` header of its own.
 * @param at its time, in ms
 * @param host the name by which it is requested
 */
export async function answerFromElsewhere(at: number, host = 'dienst.example'): Promise<void> {
  const { server, port } = await serverTelling(at)
  await new Promise<void>((resolve, reject) => {
    get({ host, port, lookup: here, agent: false }, (response) => response.resume().on('end', resolve)).on(
      'error',
      reject,
    )
  })
  server.close()
}

/** The same by `fetch`, at an address that does not count as this machine's. */
export async function fetchFromElsewhere(at: number): Promise<void> {
  const { server, port } = await serverTelling(at)
  await fetch(`http://0.0.0.0:${port}`, { headers: { connection: 'close' } })
  server.close()
}

async function serverTelling(at: number) {
  const server = createServer((_, response) => {
    response.setHeader('Date', new Date(at).toUTCString()).end()
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port }
}
