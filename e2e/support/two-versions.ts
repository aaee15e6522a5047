import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listen, stopListening } from './free-port'

/** A shop behind an address that can switch to another version: other files, another worker, other titles. */
export class TwoVersions {
  private isSecond = false

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async before(shop: string): Promise<TwoVersions> {
    const server = createServer()
    const versions = new TwoVersions(await listen(server), server)
    server.on('request', (request, response) => void versions.answer(shop, request, response))
    return versions
  }

  /** Switches to the second version. */
  update(): void {
    this.isSecond = true
  }

  close(): Promise<void> {
    return stopListening(this.server)
  }

  private async answer(shop: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request
    // Streams of server events never end; no test needs them here.
    if (url.startsWith('/api/')) return void response.writeHead(204).end()
    const wanted = headers.rsc === undefined ? undefined : { rsc: headers.rsc }
    const answer = await fetch(shop + url, {
      ...(wanted ? { headers: wanted as Record<string, string> } : {}),
    })
    const { status } = answer
    const kept = new Headers(answer.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'etag',
      'connection',
      'keep-alive',
      'transfer-encoding',
    ])
      kept.delete(name)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(status, Object.fromEntries(kept)).end(this.isSecond ? secondOf(url, body) : body)
  }
}

function secondOf(url: string, body: Buffer): string | Buffer {
  if (url === '/sw.js') {
    const build = readFileSync('.next/BUILD_ID', 'utf8')
    return body.toString().replaceAll(build, `${build}-second`)
  }
  if (url.includes('/_next/') || !body.includes('<html')) return body
  return body
    .toString()
    .replaceAll(/(src|href)="(\/_next\/static\/[^"?]+)"/g, '$1="$2?version=2"')
    .replace('</title>', ' (2)</title>')
}
