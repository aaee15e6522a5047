import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Place } from './places'

const ACCESS = { user: 'writer', password: 'geheim/+=' }
type Answer = [status: number, body?: string | Buffer]
interface Call {
  method: string
  url: URL
  body: Buffer
}
interface Kept {
  content: Buffer
  at: string
}

/** A server of S3 with one bucket, as far as Litestream uses it; checks the signature and the content of each call. */
export async function startS3(): Promise<Place> {
  const files = new Map<string, Kept>()
  const parts = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const call = { method: request.method ?? '', url, body }
      const [status, content] = isSigned(request, call) ? answer(files, parts, call) : [403, '']
      const length = Buffer.byteLength(content ?? '')
      const headers = { etag: '"1"', 'last-modified': new Date().toUTCString(), 'content-length': length }
      response.writeHead(status, headers).end(content)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      BACKUP_PLACE: 's3://bucket/mein/shop',
      BACKUP_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_USER: ACCESS.user,
      BACKUP_PASSWORD: ACCESS.password,
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(files: Map<string, Kept>, parts: Map<string, Buffer>, call: Call): Answer {
  const { method, url, body } = call
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '')
  if (method === 'POST' || url.searchParams.has('uploadId'))
    return answerParts(files, parts, { ...call, key })
  if (method === 'PUT') files.set(key, { content: body, at: new Date().toISOString() })
  if (method === 'DELETE') files.delete(key)
  if (method !== 'GET') return [method === 'DELETE' ? 204 : 200]
  if (key === '') return [200, listing(files, url.searchParams)]
  const found = files.get(key)
  return found ? [200, found.content] : [404, '<Error><Code>NoSuchKey</Code></Error>']
}

/** Deleting several files, and a file in parts. */
function answerParts(
  files: Map<string, Kept>,
  parts: Map<string, Buffer>,
  { method, url: { searchParams: query }, body, key }: Call & { key: string },
): Answer {
  const upload = query.get('uploadId')
  if (query.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) files.delete(name)
    return [200, '<DeleteResult/>']
  }
  if (upload === null)
    return [200, `<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`]
  if (method === 'PUT') {
    parts.set(`${upload} ${query.get('partNumber')?.padStart(6, '0')}`, body)
    return [200]
  }
  const names = [...parts.keys()].filter((name) => name.startsWith(`${upload} `)).sort()
  const content = Buffer.concat(names.map((name) => parts.get(name) ?? Buffer.alloc(0)))
  for (const name of names) parts.delete(name)
  files.set(key, { content, at: new Date().toISOString() })
  return [200, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`]
}

function listing(files: Map<string, Kept>, query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? '']
  const folders = new Set<string>()
  const entries = [...files].sort().flatMap(([key, { content, at }]) => {
    if (!key.startsWith(prefix)) return []
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
    if (end !== -1) folders.add(key.slice(0, end + 1))
    return end === -1
      ? [
          `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${content.length}</Size></Contents>`,
        ]
      : []
  })
  const common = [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${[...entries, ...common].join('')}</ListBucketResult>`
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ headers, url: path = '' }: IncomingMessage, { method, url, body }: Call): boolean {
  const given = /Credential=(\w+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, user, scope = '', names = '', signature] = given ?? []
  const payload = String(headers['x-amz-content-sha256'])
  if (user !== ACCESS.user || (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))) return false
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort()
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`)
  const canonical = [method, path.split('?', 1)[0], query.join('&'), ...signed, '', names, payload].join('\n')
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${ACCESS.password}`)
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  return hmac(key, text).toString('hex') === signature
}
