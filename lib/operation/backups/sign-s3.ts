import { createHash, createHmac } from 'node:crypto'

export interface S3Access {
  region: string
  keyId: string
  secret: string
}

/** Payload hash for an unsigned body: TLS and the body's own encryption protect it. */
const UNSIGNED = 'UNSIGNED-PAYLOAD'
const EMPTY = createHash('sha256').update('').digest('hex')

interface S3Call {
  method: string
  url: URL
  headers?: Record<string, string>
  hasBody?: boolean
  /** In ms. */
  at: number
}

/**
 * The headers of an S3 call with its signature, version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signS3(access: S3Access, { method, url, headers = {}, hasBody = false, at }: S3Call) {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 'yyyymmdd'.length)
  const payload = hasBody ? UNSIGNED : EMPTY
  const own = { ...headers, 'x-amz-content-sha256': payload, 'x-amz-date': time }
  const signed = Object.entries({ ...own, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort()
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${access.region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = [day, access.region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${access.secret}`),
  )
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${access.keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...own, authorization }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encodes everything except the unreserved characters of RFC 3986. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
