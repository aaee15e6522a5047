import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { followConnections } from './connections.mjs'
import { listen, send } from './testing/raw-client'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('tells every answer that waits on a connection, once, when that closes', async () => {
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
