import { execFile } from 'node:child_process'
import { get, type ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { parseEnv } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { nothing, withServer, type MeasuredShop } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { residentBytes } from './measuring/process-usage'
import { single } from './measuring/rows'

const STREAMS = 2_000
/** Opened at a time, so that the server's queue of new connections does not overflow. */
const BATCH = 100
/** An even number, so that the last one unlocks the shop. */
const FLIPS = 20
const PATIENCE_MS = 10_000
const run = promisify(execFile)

/** How fast a lock reaches all open streams, and the memory of each. */
export async function measureStreams(): Promise<Row[]> {
  const { lockedAfter, bytesPerStream } = await withServer(nothing, lockWhileOpen)
  const start = 'from the start of the command'
  return [
    single('lock set to the last of 2,000 streams, s', lockedAfter / 1000, 2, start),
    single('memory per open stream, KB', bytesPerStream / 1024, 100, 'resident set, 2,000 streams'),
  ]
}

/**
 * Opens 2,000 streams, locks the shop by the command line, and then flips the flag ten times a second.
 * @throws Error if a stream does not end on the last value
 */
async function lockWhileOpen(shop: MeasuredShop) {
  const before = residentBytes(shop.pid)
  const streams: Stream[] = []
  for (let first = 0; first < STREAMS; first += BATCH) {
    streams.push(
      ...(await Promise.all(
        Array.from({ length: BATCH }, (_, index) => openStream(shop.origin, first + index)),
      )),
    )
  }
  const bytesPerStream = (residentBytes(shop.pid) - before) / STREAMS
  const start = performance.now()
  await run('npm', ['run', '-s', 'data', '--', 'set', 'settings/maintenance', 'true'], { env: shop.env })
  await allHave(streams, true)
  const lockedAfter = performance.now() - start
  await flip(shop)
  await allHave(streams, false)
  for (const { request } of streams) request.destroy()
  return { bytesPerStream, lockedAfter }
}

async function flip({ env }: MeasuredShop): Promise<void> {
  const store = openStore(parseEnv(env))
  for (let count = 0; count < FLIPS; count += 1) {
    await store.update({ 'settings/maintenance': count % 2 === 0 })
    await pause(100)
  }
  await store.close()
}

async function allHave(streams: Stream[], maintenance: boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!streams.every((stream) => stream.maintenance === maintenance)) {
    if (performance.now() > deadline) throw new Error('a stream did not end on the last value')
    await pause(5)
  }
}

interface Stream {
  request: ClientRequest
  /** Last received value of the flag. */
  maintenance: boolean
}

/** Resolves when the first settings have arrived. */
function openStream(origin: string, index: number): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': `82.1.${index >> 8}.${index & 255}` }
    const request = get(`${origin}/api/live`, { headers, agent: false }, (response) => {
      const stream: Stream = { request, maintenance: false }
      response.on('data', (chunk: Buffer) => {
        const last = chunk
          .toString()
          .match(/"maintenance":(true|false)/g)
          ?.at(-1)
        if (!last) return
        stream.maintenance = last.endsWith('true')
        resolve(stream)
      })
    })
    request.on('error', reject)
  })
}
