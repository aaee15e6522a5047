import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import compression from 'compression'
import { keepPrerendered } from './page-cache.mjs'

const PAGE = `<p>${'Schritte hören – und den Unterschied. '.repeat(100)}</p>`
/** Without it, `fetch` asks for the whole page. */
const REVALIDATE = { 'cache-control': 'max-age=0' }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** As Next.js answers with a page of the build; it adds what proxy.ts sets to the request's headers. */
const prerendered: Answer = (request, response) => {
  request.headers['cache-control'] = 'private, no-cache'
  response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('x-nextjs-prerender', '1')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(PAGE))
  response.end(request.method === 'HEAD' ? null : PAGE)
}

async function withServer(answer: Answer, run: (origin: string) => Promise<void>) {
  const compress = compression()
  const server = createServer((request, response) => {
    compress(request, response, () => {
      keepPrerendered(request, response)
      answer(request, response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  try {
    await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The first answers go out while the page is still being compressed. */
async function fetchKept(origin: string, headers: Record<string, string>) {
  for (;;) {
    const response = await fetch(origin, { headers })
    if (response.headers.has('content-length')) return response
    await response.text()
  }
}

describe('keepPrerendered', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('answers a browser that takes %s with %s, compressed beforehand', (accepted, encoding) =>
    withServer(prerendered, async (origin) => {
      const response = await fetchKept(origin, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(PAGE.length / 10)
      expect(await response.text()).toBe(PAGE)
    }),
  )

  it('answers in full who takes nothing compressed', () =>
    withServer(prerendered, async (origin) => {
      const response = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(PAGE)))
      expect(await response.text()).toBe(PAGE)
    }))

  it('does not send a page again to a browser that has it', () =>
    withServer(prerendered, async (origin) => {
      const etag = (await fetch(origin)).headers.get('etag') ?? ''
      const again = await fetch(origin, { headers: { ...REVALIDATE, 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('private, no-cache')
      expect(await again.text()).toBe('')
      const older = await fetch(origin, { headers: { ...REVALIDATE, 'if-none-match': 'W/"older"' } })
      expect(older.status).toBe(200)
      expect(await older.text()).toBe(PAGE)
    }))

  it('answers HEAD without a body', () =>
    withServer(prerendered, async (origin) => {
      const response = await fetch(origin, { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('')
    }))

  it('leaves every other answer alone', async () => {
    const answers: Answer[] = [
      (_request, response) => response.end(PAGE),
      (_request, response) => response.writeHead(503, { 'x-nextjs-prerender': '1' }).end(PAGE),
      (_request, response) => {
        response.write(PAGE.slice(0, 50))
        response.end(PAGE.slice(50))
      },
    ]
    for (const answer of answers) {
      await withServer(answer, async (origin) => {
        const response = await fetch(origin)
        expect(response.headers.get('etag')).toBeNull()
        expect(await response.text()).toBe(PAGE)
      })
    }
  })
})
