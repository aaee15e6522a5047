import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { networkOf } from '@/lib/core/address/ip-address'
import { shared } from '@/lib/core/shared'
import type { ServerEvents } from '../server-events'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2_000
const STREAMS_PER_NETWORK = 30
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Sends the latest value of an event; for a slow client, values in between are dropped. */
export type SendEvent<Events = ServerEvents> = <Event extends string & keyof Events>(
  event: Event,
  data: Events[Event],
) => void

const streams = shared('streams', () => ({
  closers: new Set<() => void>(),
  perNetwork: new Map<string, number>(),
  isEnding: false,
}))
const encoder = new TextEncoder()

export function openStreams(): number {
  return streams.closers.size
}

/** Also refuses new ones, so that the server can shut down. */
export function closeEventStreams(): void {
  streams.isEnding = true
  for (const close of [...streams.closers]) close()
}

/**
 * https://html.spec.whatwg.org/multipage/server-sent-events.html; ends with the request, none for HEAD.
 * @param subscribe is called at once and returns the clean-up
 * @throws ShopError `rate_limited` if the visitor's network has too many open
 */
export function eventStream<Events = ServerEvents>(
  { method, signal }: Pick<Request, 'method' | 'signal'>,
  address: string | null,
  subscribe: (send: SendEvent<Events>) => () => void,
): Response {
  const isWanted = method !== 'HEAD' && !signal.aborted && !streams.isEnding
  return new Response(isWanted ? open(signal, networkOf(address), subscribe) : null, { headers: HEADERS })
}

function open<Events>(
  signal: AbortSignal,
  network: string,
  subscribe: (send: SendEvent<Events>) => () => void,
): ReadableStream<Uint8Array> {
  if (streamsOf(network) >= STREAMS_PER_NETWORK)
    throw new ShopError('rate_limited', { retryAfter: RETRY_MS / 1000 })
  let leave = () => {}
  const pending = new Map([['', `retry: ${RETRY_MS}\n\n`]])
  return new ReadableStream({
    start(controller) {
      const queue = (key: string, text: string) => {
        pending.set(key, text)
        flush(controller, pending)
      }
      const unsubscribe = subscribe((event, data) =>
        queue(event, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      )
      const heartbeat = setInterval(() => queue('', ': still here\n\n'), HEARTBEAT_MS)
      const close = () => {
        leave()
        controller.close()
      }
      leave = () => {
        streams.closers.delete(close)
        signal.removeEventListener('abort', close)
        clearInterval(heartbeat)
        unsubscribe()
        countStreams(network, -1)
      }
      streams.closers.add(close)
      signal.addEventListener('abort', close)
      countStreams(network, 1)
    },
    pull: (controller) => flush(controller, pending),
    cancel: () => leave(),
  })
}

const streamsOf = (network: string) => streams.perNetwork.get(network) ?? 0

function countStreams(network: string, change: 1 | -1): void {
  const count = streamsOf(network) + change
  if (count === 0) streams.perNetwork.delete(network)
  else streams.perNetwork.set(network, count)
}

function flush(controller: ReadableStreamDefaultController<Uint8Array>, pending: Map<string, string>): void {
  if ((controller.desiredSize ?? 0) <= 0 || pending.size === 0) return
  const text = [...pending.values()].join('')
  pending.clear()
  controller.enqueue(encoder.encode(text))
}
