import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import compression from 'compression'
import { keepPrerendered } from './page-cache.mjs'
import { SCRIPTS_HEADER } from './published-pages.mjs'

const PAGE = [
  '<script src="/a.js" async=""></script><script>listen()</script>',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  `<p>${'Schritte hören – und den Unterschied. '.repeat(100)}</p><script>listen()</script><script>start()</script>`,
].join('')
/** As set by proxy.ts, for a page that might be rendered per visitor. */
const POLICY = "default-src 'self'; script-src 'self' 'nonce-abc+/=' 'sha256-known='; object-src 'none'"
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const OWN_SCRIPTS = `${hashOf('listen()')} ${hashOf('start()')}`
/** Without it, `fetch` requests the whole page. */
const REVALIDATE = { 'cache-control': 'max-age=0' }

/** Sets all headers except the script hashes of a cached page. */
const withoutScripts = (response: ServerResponse) => {
  const setHeader = response.setHeader.bind(response)
  return (name: string, value: string) => (name === SCRIPTS_HEADER ? response : setHeader(name, value))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** As Next.js sends a prerendered page; it adds the request headers set by proxy.ts. */
const prerendered: Answer = (request, response) => {
  request.headers['content-security-policy'] = POLICY
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('cache-control', 's-maxage=31536000')
  response.setHeader('x-nextjs-prerender', '1')
  response.setHeader(SCRIPTS_HEADER, OWN_SCRIPTS)
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

/** The first responses are sent while the page is still being compressed. */
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
  ])('responds to a browser that accepts %s with %s, compressed beforehand', (accepted, encoding) =>
    withServer(prerendered, async (origin) => {
      const response = await fetchKept(origin, { 'accept-encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(PAGE.length / 10)
      expect(await response.text()).toBe(PAGE)
    }),
  )

  it('responds in full without an accepted encoding', () =>
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

  it('responds to HEAD with the headers of the page, without its body', () =>
    withServer(prerendered, async (origin) => {
      const response = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
      expect(response.status).toBe(200)
      const { headers } = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
      for (const name of ['etag', 'content-length', 'content-security-policy', 'cache-control']) {
        expect(response.headers.get(name)).toBe(headers.get(name))
      }
      expect(await response.text()).toBe('')
    }))

  it.each([200, 404])(
    'allows a page with status %d its own inline scripts, in the place of a nonce',
    (status) =>
      withServer(
        (request, response) => {
          response.statusCode = status
          prerendered(request, response)
        },
        async (origin) => {
          const response = await fetch(origin)
          expect(response.status).toBe(status)
          expect(response.headers.get('etag') === null).toBe(status !== 200)
          expect(response.headers.get('content-security-policy')).toBe(
            `default-src 'self'; script-src 'self' ${OWN_SCRIPTS} 'sha256-known='; object-src 'none'`,
          )
          expect(response.headers.get(SCRIPTS_HEADER)).toBeNull()
          expect(await response.text()).toBe(PAGE)
        },
      ),
  )

  it('forbids caching the data of a page, too', () =>
    withServer(
      (_request, response) => {
        response.setHeader('x-nextjs-prerender', '1')
        response.setHeader('cache-control', 's-maxage=31536000')
        response.setHeader(SCRIPTS_HEADER, OWN_SCRIPTS)
        response.write(Buffer.from('0:"data"'))
        response.end()
      },
      async (origin) => {
        const response = await fetch(origin)
        expect(response.headers.get('cache-control')).toBe('private, no-cache')
        expect(response.headers.get(SCRIPTS_HEADER)).toBeNull()
        expect(await response.text()).toBe('0:"data"')
      },
    ))

  it('leaves every other response unchanged', async () => {
    const answers: Answer[] = [
      // Not cached, and so with the nonce of its visitor.
      (request, response) => {
        prerendered(request, Object.assign(response, { setHeader: withoutScripts(response) }))
      },
      (_request, response) => response.end(PAGE),
      (_request, response) => {
        response.setHeader('content-security-policy', POLICY)
        response.end(PAGE)
      },
      (_request, response) => {
        response.write(PAGE.slice(0, 50))
        response.end(PAGE.slice(50))
      },
    ]
    for (const answer of answers) {
      await withServer(answer, async (origin) => {
        const response = await fetch(origin)
        expect(response.headers.get('etag')).toBeNull()
        expect([null, POLICY]).toContain(response.headers.get('content-security-policy'))
        expect(await response.text()).toBe(PAGE)
      })
    }
  })
})
