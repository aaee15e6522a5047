import 'server-only'
import { shared } from '@/lib/core/shared'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 2_000

/** Sends the newest value of a kind of event; a client that is slow to read skips the values in between. */
export type SendEvent = (event: string, data: unknown) => void

const openStreams = shared('openStreams', () => new Set<() => void>())

/** Ends every open stream, so that the server can end. */
export function closeEventStreams(): void {
  for (const close of openStreams) close()
}

/**
 * A stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * @param subscribe is called at once; what it returns is called when the stream ends
 */
export function eventStream(signal: AbortSignal, subscribe: (send: SendEvent) => () => void): Response {
  const pending = new Map<string, string>()
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      pending.set('', `retry: ${RETRY_MS}\n\n`)
      const send: SendEvent = (event, data) => {
        pending.set(event, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        flush(controller, pending)
      }
      const unsubscribe = subscribe(send)
      const heartbeat = setInterval(() => {
        pending.set('', ': still here\n\n')
        flush(controller, pending)
      }, HEARTBEAT_MS)
      end = () => {
        if (!openStreams.delete(end)) return
        clearInterval(heartbeat)
        unsubscribe()
        controller.close()
      }
      openStreams.add(end)
      signal.addEventListener('abort', end)
    },
    pull: (controller) => flush(controller, pending),
    cancel: () => end(),
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

const encoder = new TextEncoder()

function flush(controller: ReadableStreamDefaultController<Uint8Array>, pending: Map<string, string>): void {
  if ((controller.desiredSize ?? 0) <= 0 || pending.size === 0) return
  const text = [...pending.values()].join('')
  pending.clear()
  controller.enqueue(encoder.encode(text))
}
