import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { BackupFailed } from './place'

/** Timeout of a call that transfers no file. */
const PATIENCE_MS = 30_000
/** Timeout of a file transfer: 5 GB, the most that S3 accepts in one upload, at some 3 MB/s. */
export const FILE_MS = 30 * 60_000

export interface FileCall {
  method: string
  headers?: Record<string, string>
  body?: string
  /** A file to send as the body. */
  file?: string
  /** Whether the answer is a file. */
  isFile?: boolean
  /** Statuses outside 2xx that also count as success. */
  also?: readonly number[]
}

/**
 * Calls a backup place over the network.
 * @throws BackupFailed `away`, `refused`, `no_room`, or `failed` with the status
 */
export async function fetchFile(url: URL, call: FileCall): Promise<Response> {
  const { method, isFile = false, also = [] } = call
  const request: RequestInit = {
    method,
    ...(await contentOf(call)),
    // Following a redirect could send the password to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(isFile || call.file !== undefined ? FILE_MS : PATIENCE_MS),
  }
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new BackupFailed('away', `${method} ${url.host}`, { cause })
  })
  if (response.ok || also.includes(response.status)) return response
  await response.body?.cancel()
  throw new BackupFailed(codeOf(response.status), `${method} ${url.host} answered ${response.status}`)
}

/** States the length of a file, because S3 accepts no upload without it. */
async function contentOf({ headers = {}, body, file }: FileCall): Promise<RequestInit & { duplex?: 'half' }> {
  if (file === undefined) return { headers, body: body ?? null }
  const { size } = await stat(file)
  return { headers: { ...headers, 'content-length': String(size) }, body: bytesOf(file), duplex: 'half' }
}

function codeOf(status: number): BackupFailed['code'] {
  if (status === 401 || status === 403) return 'refused'
  if (status === 507 || status === 413) return 'no_room'
  return status === 404 || status === 409 || status >= 500 ? 'away' : 'failed'
}

function bytesOf(file: string): ReadableStream<Uint8Array> {
  const pieces = createReadStream(file).iterator()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done === true) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

/** The body of a response, as a stream. */
export function bodyOf(response: Response): Readable {
  if (!response.body) throw new BackupFailed('failed', 'an answer without a body')
  return Readable.from(response.body)
}
