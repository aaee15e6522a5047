import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { errorStatus } from '@/lib/core/errors'
import messages from '@/messages/de.json'
import { refusalOf, refuseTunnels, refuseUpgrades, sendRefusal } from './refuse-early.mjs'
import { exchange, listen, send } from './testing/raw-client'

const HOST = 'Host: shop.example\r\n'
const server = createServer((request, response) => {
  const refusal = refusalOf(request, ['shop.example', '[::1]:3000'])
  if (refusal) sendRefusal(request, response, refusal)
  else response.setHeader('connection', 'close').end('shop')
})
refuseTunnels(server)
refuseUpgrades(server)
let port = 0

beforeAll(async () => {
  port = await listen(server)
})
afterAll(() => server.close())

const answerTo = async (request: string) => {
  const answer = await exchange(port, request)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('lets %s pass', async (method) => {
  expect(await answerTo(`${method} /api/a%C3%A4?q=%ff HTTP/1.1\r\n${HOST}\r\n`)).toMatchObject({
    status: 200,
    body: 'shop',
  })
})

describe('a page', () => {
  it.each(['GET /a%C3%A4?q=%ff', 'HEAD /'])('accepts %s', async (line) => {
    expect((await answerTo(`${line} HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`)).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    for (const path of ['/', '/kasse?x=/api/', '/api', '/_next/static/a.js', '//api/orders', '/nirgends']) {
      const { status, head } = await answerTo(`${method} ${path} HTTP/1.1\r\n${HOST}\r\n`)
      expect(status).toBe(405)
      expect(head).toMatch(/^allow: GET, HEAD\r?$/im)
    }
  })

  it.each(['Content-Length: 1\r\n', 'Transfer-Encoding: chunked\r\n'])(
    'rejects a request with a body (%j)',
    async (length) => {
      for (const method of ['GET', 'HEAD'])
        expect((await answerTo(`${method} / HTTP/1.1\r\n${HOST}${length}\r\n`)).status).toBe(413)
    },
  )

  it('rejects an endless body at once, without reading it', async () => {
    let read = 0
    server.on('connection', (socket) => socket.once('close', () => (read += socket.bytesRead)))
    const head = `POST / HTTP/1.1\r\n${HOST}Content-Length: 20000000\r\n\r\n`
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => {
        const socket = send(port, head)
        return text(socket)
      }),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 405 /)
    while ((await countConnections()) > 0) await pause(1)
    expect(read).toBe(60 * head.length)
  })
})

describe('what Next.js would fail on', () => {
  it.each([
    'Next-Router-State-Tree: x',
    'Next-Router-State-Tree: %',
    'Next-Router-State-Tree: {}',
    `Next-Router-State-Tree: ${'x'.repeat(9_000)}`,
    'Next-Router-State-Tree: [""]\r\nNext-Router-State-Tree: [""]',
    'Host: shop.example',
    'Host: evil.example',
  ])('is refused: %.60j', async (header) => {
    for (const path of ['/', '/api/orders']) {
      const { status, body } = await answerTo(`GET ${path} HTTP/1.1\r\n${HOST}Rsc: 1\r\n${header}\r\n\r\n`)
      expect(status).toBe(400)
      expect(body).toContain(messages.errors.malformed_request)
    }
  })

  it('is never sent by browsers', async () => {
    const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]))
    const request = `GET / HTTP/1.1\r\n${HOST}Rsc: 1\r\nNext-Router-State-Tree: ${state}\r\n\r\n`
    expect((await answerTo(request)).status).toBe(200)
  })
})

it.each([
  ['TRACE / HTTP/1.1\r\n', 405, 'method_not_allowed'],
  ['TRACE / HTTP/1.1\r\nContent-Length: 1\r\n', 405, 'method_not_allowed'],
  ['PROPFIND / HTTP/1.1\r\n', 405, 'method_not_allowed'],
  ['GET * HTTP/1.1\r\n', 400, 'malformed_address'],
  ['OPTIONS * HTTP/1.1\r\n', 400, 'malformed_address'],
  ['GET http://shop.example/ HTTP/1.1\r\n', 400, 'malformed_address'],
  ['GET /api/orders/%ff HTTP/1.1\r\n', 400, 'malformed_address'],
  ['GET /% HTTP/1.1\r\n', 400, 'malformed_address'],
  ['POST /api/../kasse HTTP/1.1\r\n', 400, 'malformed_address'],
  ['POST /api/%2e%2E/kasse HTTP/1.1\r\n', 400, 'malformed_address'],
  ['POST /api/..\\kasse HTTP/1.1\r\n', 400, 'malformed_address'],
  ['GET /./ HTTP/1.1\r\n', 400, 'malformed_address'],
  ['POST / HTTP/1.1\r\nNext-Action: 0123 and words for the log\r\n', 404, 'not_found'],
  ['POST /api/orders HTTP/1.1\r\nNext-Action:\r\n', 404, 'not_found'],
  [
    'POST /vertrag-widerrufen HTTP/1.1\r\nContent-Type: Multipart/form-data; boundary=x\r\n',
    404,
    'not_found',
  ],
] as const)('answers %j with %i', async (request, status, code) => {
  const { head, body, ...answer } = await answerTo(`${request}${HOST}\r\n`)
  expect(answer.status).toBe(status)
  expect(errorStatus[code]).toBe(status)
  expect(body).toContain(messages.errors[code])
  if (status === 405) expect(head).toMatch(/^allow: GET, HEAD, /im)
})

it.each(['evil.example', 'shop.example:3000', 'shop.example.evil.example', ''])(
  'refuses the host %j',
  async (host) => {
    const { status, body } = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(status).toBe(errorStatus.wrong_host)
    expect(body).toContain(messages.errors.wrong_host)
  },
)

it('compares hosts in any case, and requires one', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: SHOP.example\r\nConnection: close\r\n\r\n')).toMatchObject({
    status: 200,
  })
  expect(await answerTo('GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n')).toMatchObject({ status: 200 })
  expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toMatchObject({ status: errorStatus.wrong_host })
})

it('responds to API calls with the error envelope', async () => {
  const { head, body } = await answerTo(`TRACE /api/orders HTTP/1.1\r\n${HOST}\r\n`)
  expect(head).toMatch(/^content-type: application\/json/im)
  const message = messages.errors.method_not_allowed
  expect(body).toContain(JSON.stringify({ error: { code: 'method_not_allowed', message } }))
})

it('responds to tunnels to other hosts and closes them', async () => {
  const { status, head } = await answerTo(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`)
  expect(status).toBe(405)
  expect(head).toContain('Allow: GET')
})

it('responds to protocol upgrades and closes them', async () => {
  const upgrade = `GET /nowhere HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  const answers = await Promise.all(Array.from({ length: 100 }, () => exchange(port, upgrade)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 400 /)
  send(port, upgrade).destroy()
  while ((await countConnections()) > 0) await pause(1)
})

function countConnections() {
  return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
}
