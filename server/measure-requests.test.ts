import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { measures } from '@/lib/core/measures.mjs'
import { measureRequests, routesOf } from './measure-requests.mjs'

const routeOf = routesOf({
  staticRoutes: [{ page: '/presets', regex: '^/presets(?:/)?$' }],
  dynamicRoutes: [{ page: '/presets/[slug]', regex: '^/presets/([^/]+?)(?:/)?$' }],
})

it.each([
  ['/presets', '/presets'],
  ['/presets?suche=x', '/presets'],
  ['/presets/tarkov-stille-sohle?token=geheim', '/presets/[slug]'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/presets/a/b', 'other'],
  ['/wp-login.php', 'other'],
  ['http://elsewhere/', 'other'],
  ['', 'other'],
])('%s counts as %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})

it('labels unknown addresses as other', () => {
  const routes = new Set(Array.from({ length: 1_000 }, (_, n) => routeOf(`/x${n}`)))
  expect([...routes]).toEqual(['other'])
})

describe('a server', () => {
  let server: Server
  const call = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      ask({ port, path, host: '127.0.0.1', agent: false }, (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
  const lines = async () => ((await measures()?.registry.metrics()) ?? '').split('\n')

  beforeAll(async () => {
    server = createServer()
    measureRequests(server)
    server.on('request', ({ url }, response) => {
      if (url === '/stream') response.setHeader('content-type', 'text/event-stream; charset=utf-8')
      response.statusCode = url === '/missing' ? 404 : 200
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('counts each response by its status class, and times all except event streams', async () => {
    for (const path of ['/x', '/y', '/missing', '/stream']) await call(path)
    const three = 'spielklang_http_requests_total{route="other",status="2xx"} 3'
    while (!(await lines()).includes(three)) await new Promise((resolve) => setImmediate(resolve))
    expect((await lines()).filter((line) => line.startsWith('spielklang_http_requests_total'))).toEqual([
      three,
      'spielklang_http_requests_total{route="other",status="4xx"} 1',
    ])
    expect(await lines()).toContain('spielklang_http_request_duration_seconds_count{route="other"} 3')
    expect(await lines()).toContain(
      'spielklang_http_request_duration_seconds_bucket{le="+Inf",route="other"} 3',
    )
  })
})
