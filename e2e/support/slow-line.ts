import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { listen, stopListening } from './free-port'

/** Bytes of the first piece of a connection (https://www.rfc-editor.org/rfc/rfc6928#section-2) and of each that follows. */
const FIRST = 14_600
const PIECE = 2_000
/** ms between pieces, in which the browser can paint. */
const PAUSE_MS = 60

/** Runs something against a shop whose pages arrive in pieces, as over a slow line. */
export async function overSlowLine(shop: string, run: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => passOn(shop, request, response))
  try {
    await run(await listen(server))
  } finally {
    await stopListening(server)
  }
}

function passOn(shop: string, request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method } = request
  const headers = { ...request.headers, host: new URL(shop).host, 'accept-encoding': 'identity' }
  const asked = ask(shop + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (answer.headers['content-type']?.startsWith('text/html')) void sendInPieces(answer, response)
    else answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

async function sendInPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await buffer(answer)
  let sent = 0
  for (const end of endsOfPieces(page)) {
    response.write(page.subarray(sent, end))
    sent = end
    await setTimeout(PAUSE_MS)
  }
  response.end(page.subarray(sent))
}

/** Also after each item of the header, as a browser may paint wherever it pauses in reading a page. */
function* endsOfPieces(page: Buffer): Generator<number> {
  const header = page.indexOf('</header>')
  for (let end = page.indexOf('</li>'); end >= 0 && end < header; end = page.indexOf('</li>', end + 1))
    yield end
  for (let end = Math.max(FIRST, header); end < page.length; end += PIECE) yield end
}
