import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signS3, type S3Access } from '../sign-s3'

export interface PlaceServer {
  address: string
  /** The stored files, by full path. */
  files: Map<string, Buffer>
  /** Sets the status of every answer; 0 cuts the connection and stores a partial file, null answers normally. */
  answerAll: (status: number | null) => void
  /** As `answerAll`, for calls of one method. */
  answer: (method: string, status: number | null) => void
  close: () => Promise<unknown>
}

type Answer = [status: number, body?: string | Buffer]
type Handle = (request: IncomingMessage, url: URL, files: Map<string, Buffer>) => Promise<Answer>

async function serve(path: string, isKnown: (request: IncomingMessage, url: URL) => boolean, handle: Handle) {
  const files = new Map<string, Buffer>()
  let all: number | null = null
  const byMethod = new Map<string, number | null>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const status = byMethod.get(request.method ?? '') ?? all
    if (status === 0) {
      files.set(url.pathname, Buffer.from('half'))
      return void request.socket.destroy()
    }
    const refusal = isKnown(request, url) ? status : 403
    const [code, body] = refusal === null ? await handle(request, url, files) : [refusal]
    response.writeHead(code, { location: '/elsewhere' }).end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${path}`,
    files,
    answerAll: (next: number | null) => (all = next),
    answer: (method: string, next: number | null) => void byMethod.set(method, next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  } satisfies PlaceServer
}

/** Reads or deletes a file, as both kinds of server do. */
function common({ method }: IncomingMessage, path: string, files: Map<string, Buffer>): Answer {
  const file = files.get(path)
  if (!file) return [404]
  if (method === 'DELETE') files.delete(path)
  return method === 'DELETE' ? [204] : [200, file]
}

/** Takes a file only if it is as long as announced; chunks without a length are refused, as S3 does. */
async function taken(request: IncomingMessage, path: string, files: Map<string, Buffer>): Promise<Answer> {
  if (request.headers['content-length'] === undefined) return [411]
  files.set(path, await buffer(request))
  return [201]
}

/** The part of WebDAV (RFC 4918) that the shop uses; the only folder is `/dav/Mein Shop/`. */
export function startWebDav(login: string): Promise<PlaceServer> {
  const folder = '/dav/Mein%20Shop/'
  const isKnown = ({ headers }: IncomingMessage) =>
    headers.authorization === `Basic ${Buffer.from(login).toString('base64')}`
  return serve(folder, isKnown, async (request, { pathname }, files) => {
    if (!pathname.startsWith(folder)) return [request.method === 'PROPFIND' ? 404 : 409]
    if (request.method === 'PUT') return taken(request, pathname, files)
    if (request.method === 'PROPFIND') {
      const names = [folder, ...files.keys()].map(
        (path) => `<d:response><d:href>${path}</d:href></d:response>`,
      )
      return [207, `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${names.join('')}</d:multistatus>`]
    }
    if (request.method !== 'MOVE') return common(request, pathname, files)
    const file = files.get(pathname)
    if (!file || request.headers.overwrite !== 'T') return [412]
    files.delete(pathname)
    files.set(new URL(String(request.headers.destination)).pathname, file)
    return [201]
  })
}

/** The part of S3 that the shop uses, with one bucket; checks the signature of each call. */
export function startS3(access: S3Access): Promise<PlaceServer> {
  const isKnown = ({ method = '', headers }: IncomingMessage, url: URL) => {
    const time = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z')
    const hasBody = headers['x-amz-content-sha256'] === 'UNSIGNED-PAYLOAD'
    const { authorization } = signS3(access, { method, url, hasBody, at: Date.parse(time) })
    return headers.authorization === authorization
  }
  return serve('/bucket/mein/shop', isKnown, async (request, url, files) => {
    if (request.method === 'PUT') return taken(request, url.pathname, files)
    if (url.pathname !== '/bucket') return common(request, url.pathname, files)
    const keys = [...files.keys()].map((path) => path.slice('/bucket/'.length))
    const found = keys.filter((key) => key.startsWith(url.searchParams.get('prefix') ?? ''))
    const contents = found.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    return [
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents.join('')}</ListBucketResult>`,
    ]
  })
}
