import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { followConnections } from './connections.mjs'
import { listen, send } from './testing/raw-client'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('closes every response that waits on a connection, once, when that closes', async () => {
  const server = createServer()
  followConnections(server)
  const answers: ServerResponse[] = []
  const told = jest.fn()
  server.on('request', (_, answer: ServerResponse) => answers.push(answer.on('close', told)))
  const socket = send(await listen(server), REQUEST.repeat(3))
  while (answers.length < 3) await once(server, 'request')
  const closed = Promise.all(answers.map((answer) => once(answer, 'close')))
  socket.destroy()
  await closed
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toHaveBeenCalledTimes(3)
  server.close()
})

it('limits a connection to eight unanswered requests', async () => {
  const server = createServer()
  followConnections(server)
  let asked = 0
  let served = 0
  server.on('request', ({ socket }) => {
    asked += 1
    if (!socket.destroyed) served += 1
  })
  const socket = send(await listen(server), REQUEST.repeat(1_000))
  await once(socket, 'close')
  expect(asked).toBeGreaterThan(8)
  expect(served).toBe(8)
  server.close()
})

it('serves any number of requests of a connection, one after the other', async () => {
  const server = createServer((_, response) => response.end('served'))
  followConnections(server)
  const socket = send(await listen(server), '')
  for (let count = 0; count < 50; count += 1) {
    socket.write(REQUEST)
    await once(socket, 'data')
  }
  expect(socket.destroyed).toBe(false)
  socket.destroy()
  server.close()
})

describe('a connection whose other end', () => {
  /** Longer than a busy machine delays a reader. */
  const NO_READING_MS = 1_000
  /** More than the buffers of both ends hold. */
  const LARGE = Buffer.alloc(16_000_000)

  async function open(answer: (response: ServerResponse) => void) {
    const server = createServer((_, response) => answer(response))
    followConnections(server, NO_READING_MS)
    const port = await listen(server)
    const [[served], socket] = await Promise.all([once(server, 'connection'), send(port, REQUEST)])
    server.unref()
    return { server, served, socket }
  }

  it('reads nothing is closed', async () => {
    const { server, served, socket } = await open((response) => response.end(LARGE))
    socket.pause()
    await once(served, 'close')
    socket.destroy()
    server.close()
  })

  it('reads slowly receives everything', async () => {
    const { server, socket } = await open((response) => response.end(LARGE))
    let read = 0
    socket.on('data', (part: Buffer) => {
      read += part.length
      if (read > LARGE.length) return
      socket.pause()
      setTimeout(() => socket.resume(), 2)
    })
    while (read < LARGE.length) await once(socket, 'data')
    socket.destroy()
    server.close()
  })

  it('waits for a slow response receives it', async () => {
    const { server, socket } = await open((response) => {
      setTimeout(() => response.end('late'), 3 * NO_READING_MS)
    })
    expect(String((await once(socket, 'data'))[0])).toContain('late')
    socket.destroy()
    server.close()
  })
})
