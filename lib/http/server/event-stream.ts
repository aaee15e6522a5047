import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2_000
const STREAMS_PER_ADDRESS = 30

/** Sends the newest value of a kind of event; a client that is slow to read skips the values in between. */
export type SendEvent = (event: string, data: unknown) => void

interface OpenStream {
  address: string
  close(): void
}

const openStreams = shared('openStreams', () => new Set<OpenStream>())
const encoder = new TextEncoder()

/** Ends every open stream, so that the server can end. */
export function closeEventStreams(): void {
  for (const { close } of openStreams) close()
}

/**
 * A stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * @param subscribe is called at once; what it returns is called when the stream ends
 * @throws ShopError `rate_limited` if the visitor's address has too many of them open
 */
export function eventStream(
  { signal, address }: { signal: AbortSignal; address: string },
  subscribe: (send: SendEvent) => () => void,
): Response {
  const ofAddress = [...openStreams].filter((stream) => stream.address === address)
  if (ofAddress.length >= STREAMS_PER_ADDRESS)
    throw new ShopError('rate_limited', { retryAfter: RETRY_MS / 1000 })
  let close = () => {}
  const pending = new Map([['', `retry: ${RETRY_MS}\n\n`]])
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const queue = (key: string, text: string) => {
        pending.set(key, text)
        flush(controller, pending)
      }
      const unsubscribe = subscribe((event, data) =>
        queue(event, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      )
      const heartbeat = setInterval(() => queue('', ': still here\n\n'), HEARTBEAT_MS)
      const open = { address, close: () => close() }
      close = () => {
        if (!openStreams.delete(open)) return
        clearInterval(heartbeat)
        unsubscribe()
        controller.close()
      }
      openStreams.add(open)
      signal.addEventListener('abort', close)
    },
    pull: (controller) => flush(controller, pending),
    cancel: () => close(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

function flush(controller: ReadableStreamDefaultController<Uint8Array>, pending: Map<string, string>): void {
  if ((controller.desiredSize ?? 0) <= 0 || pending.size === 0) return
  const text = [...pending.values()].join('')
  pending.clear()
  controller.enqueue(encoder.encode(text))
}
