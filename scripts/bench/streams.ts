import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get, type ClientRequest } from 'node:http'
import { promisify } from 'node:util'
import { ORIGIN, type MeasuredShop } from './measured-shop'

const STREAMS = 2_000
/** Opened at a time, so that the server's queue of new connections does not overflow. */
const BATCH = 100
const run = promisify(execFile)

/** Opens 2,000 streams and locks the shop by the command line. */
export async function measureStreams(shop: MeasuredShop) {
  const before = residentBytes(shop.pid)
  const streams: Stream[] = []
  for (let first = 0; first < STREAMS; first += BATCH) {
    streams.push(
      ...(await Promise.all(Array.from({ length: BATCH }, (_, index) => openStream(first + index)))),
    )
  }
  const bytesPerStream = (residentBytes(shop.pid) - before) / STREAMS
  const locked = Promise.all(streams.map(({ locked }) => locked))
  const start = performance.now()
  await run('npm', ['run', '-s', 'data', '--', 'set', 'settings/maintenance', 'true'], { env: shop.env })
  const written = performance.now()
  await locked
  const end = performance.now()
  for (const { request } of streams) request.destroy()
  return { bytesPerStream, sinceCommand: end - start, sinceWritten: Math.max(0, end - written) }
}

interface Stream {
  request: ClientRequest
  /** Resolves with the event of the lock. */
  locked: Promise<void>
}

/** Resolves when the first settings have come. */
function openStream(index: number): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': `82.1.${index >> 8}.${index & 255}` }
    const request = get(`${ORIGIN}/api/live`, { headers, agent: false }, (response) => {
      let text = ''
      const locked = new Promise<void>((lock) => {
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
          if (text.includes('"maintenance":false')) resolve({ request, locked })
          if (text.includes('"maintenance":true')) lock()
        })
      })
    })
    request.on('error', reject)
  })
}

function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
