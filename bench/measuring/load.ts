import autocannon from 'autocannon'
import { median, spreadOf, type Spread } from './median'

const CONNECTIONS = 50
const WARM_UP_SECONDS = 3
/** Per address, besides the warm-up. */
export const TURNS = 25
const SECONDS = 2

interface Load {
  /** Per second. */
  requests: number
  /** In ms. */
  medianLatency: number
}

/** An address under load, with its measurements of each turn. */
export class Target {
  readonly loads: Load[] = []

  constructor(
    private readonly url: string,
    private readonly request: Omit<autocannon.Request, 'path'> = {},
    /** Fixed number of requests per turn. */
    private readonly amount?: number,
  ) {}

  /** @throws Error if a response was not 2xx */
  async load(duration: number): Promise<Load> {
    const { url, request, amount } = this
    const extent = amount === undefined ? { duration } : { amount }
    const headers = { 'accept-encoding': ACCEPTED_ENCODINGS }
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      ...extent,
      headers,
      requests: [request],
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`)
    return { requests: result.requests.total / result.duration, medianLatency: result.latency.p50 }
  }

  /** Ratio to another target in the same turn, over all turns. */
  to(other: Target, measure: keyof Load): Spread {
    return spreadOf(this.loads.map((load, turn) => load[measure] / (other.loads[turn]?.[measure] ?? NaN)))
  }

  /** Median over all turns. */
  median(measure: keyof Load): number {
    return median(this.loads.map((load) => load[measure]))
  }
}

/**
 * Loads each address with 50 connections for 50 seconds, after a warm-up. They alternate every 2 seconds, so
 * that temporary slowdowns of the machine affect all of them alike.
 */
export async function loadInTurns(...targets: Target[]): Promise<void> {
  for (const target of targets) await target.load(WARM_UP_SECONDS)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const target of targets) target.loads.push(await target.load(SECONDS))
  }
}

let visitors = 0

/** `POST /api/affiliate/clicks`, or another address for the same requests; each from another visitor. */
export function clickTarget(origin: string, path = '/api/affiliate/clicks'): Target {
  const headers = { origin, 'content-type': 'application/json', 'user-agent': CHROME }
  return new Target(origin + path, {
    method: 'POST',
    body: JSON.stringify({ code: 'BENCH5', originalUrl: `${origin}/?ref=BENCH5`, referrer: '' }),
    setupRequest: (request) => {
      visitors += 1
      const address = `81.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
      return { ...request, headers: { ...request.headers, ...headers, 'x-forwarded-for': address } }
    },
  })
}

const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd'
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
