import autocannon from 'autocannon'
import { ORIGIN } from './measured-shop'

const CONNECTIONS = 50
const SECONDS = 10
const WARM_UP_SECONDS = 2

export interface Load {
  /** Per second. */
  requests: number
  /** In ms. */
  medianLatency: number
}

type Request = Omit<autocannon.Request, 'path'>

/**
 * Loads an address with 50 connections for 10 seconds, after a warm-up.
 * @throws Error if an answer was not of the 200s
 */
export async function load(path: string, request: Request = {}): Promise<Load> {
  await cannon(path, request, WARM_UP_SECONDS)
  const result = await cannon(path, request, SECONDS)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} wrong answers, ${result.errors} errors`)
  return { requests: result.requests.average, medianLatency: result.latency.p50 }
}

function cannon(path: string, request: Request, duration: number) {
  return autocannon({ url: ORIGIN, connections: CONNECTIONS, duration, requests: [{ ...request, path }] })
}

let visitors = 0

/** `POST /api/affiliate/clicks` of another visitor each time. */
export const clickRequest: Request = {
  method: 'POST',
  body: JSON.stringify({ code: 'BENCH5', originalUrl: `${ORIGIN}/?ref=BENCH5`, referrer: '' }),
  setupRequest: (request) => {
    visitors += 1
    const address = `81.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return { ...request, headers: { ...browserHeaders, 'x-forwarded-for': address } }
  },
}

const browserHeaders = {
  origin: ORIGIN,
  'content-type': 'application/json',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}
