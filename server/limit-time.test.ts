import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { limitTime } from './limit-time.mjs'
import { listen, send } from './testing/raw-client'

const USUAL_MS = 100
const PATIENCE_MS = 20_000
const head = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n`

describe('a request that arrives slowly', () => {
  let server: Server
  let port: number
  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.headers.cookie === 'none') response.writeHead(401).flushHeaders()
      else
        void text(request).then(
          (body) => response.end(body),
          () => undefined,
        )
    })
    limitTime(server, USUAL_MS)
    port = await listen(server)
  })
  afterEach(() => server.close())

  /** Sends the rest unless there is an answer before. */
  const slowly = async (path: string, { headers = '', restAfterMs = PATIENCE_MS } = {}) => {
    const socket = send(port, head(path).replace('\r\n\r\n', `\r\n${headers}\r\n`) + '12')
    const answer = text(socket).catch(() => '')
    await Promise.race([answer, setTimeout(restAfterMs, undefined, { ref: false })])
    socket.end('34')
    return answer
  }

  it('times out, unless it uploads a large file', async () => {
    expect(await slowly('/api/orders')).toMatch(/^HTTP\/1.1 408 /)
    expect(await slowly('/api/admin/statements/entries/confirm')).toMatch(/^HTTP\/1.1 408 /)
    const upload = await slowly('/api/admin/statements?name=auszug.xml', { restAfterMs: 3 * USUAL_MS })
    expect(upload).toMatch(/^HTTP\/1.1 200 [^]*1234$/)
  })

  it('times out as well when it is refused', async () => {
    const refused = await slowly('/api/admin/statements', { headers: 'cookie: none\r\n' })
    expect(refused).toMatch(/^HTTP\/1.1 401 (?![^]*1234)/)
    const open = await new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
    expect(open).toBe(0)
  })
})
