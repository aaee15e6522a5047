import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Makes a server listen on a free local port. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Opens a connection and sends a text verbatim. */
export function send(port: number, request: string): Socket {
  const socket = connect(port, '127.0.0.1')
  // A server that ends halfway resets the connection.
  socket.on('error', () => undefined)
  socket.write(request)
  return socket
}

/** Sends a text verbatim, and returns everything received until the server closes the connection. */
export function exchange(port: number, request: string): Promise<string> {
  return text(send(port, request))
}
