import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Lets a server listen on a free port of this machine, which it gives back. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A connection on which a text has been sent as it stands. */
export function send(port: number, request: string): Socket {
  const socket = connect(port, '127.0.0.1')
  // What a server does that ends in the middle.
  socket.on('error', () => undefined)
  socket.write(request)
  return socket
}

/** Sends a text as it stands, and gives what comes back until the server closes the connection. */
export function exchange(port: number, request: string): Promise<string> {
  return text(send(port, request))
}
