import { readLiveEvent, type LiveEvent, type LiveEvents } from '@/lib/http/live-events'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

interface Subscription {
  event: LiveEvent
  receive: (data: unknown) => void
  /** What the stream's address needs for these events. */
  query: Record<string, string>
}

const subscriptions = new Set<Subscription>()
const lastValues = new Map<LiveEvent, unknown>()
let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS

/**
 * Listens to one kind of live value: the last known one at once, then each new one. All listeners of a page share one
 * stream, and a hidden tab has none (a browser allows only six connections to a shop). A lost stream is opened again,
 * after a pause that grows and differs from visitor to visitor.
 * @returns ends the listening
 */
export function onLive<Event extends LiveEvent>(
  event: Event,
  handle: (data: LiveEvents[Event]) => void,
  query: Record<string, string> = {},
): () => void {
  if (subscriptions.size === 0) document.addEventListener('visibilitychange', reconnectLive)
  const receive = (data: unknown) => handle(readLiveEvent[event](data))
  const subscription = { event, receive, query }
  subscriptions.add(subscription)
  if (lastValues.has(event)) receive(lastValues.get(event))
  reconnectSoon()
  return () => {
    subscriptions.delete(subscription)
    if (Object.keys(query).length > 0) lastValues.delete(event)
    if (subscriptions.size > 0) return
    document.removeEventListener('visibilitychange', reconnectLive)
    close()
  }
}

/** Opens the stream anew, for example because the visitor may see something else now. */
export function reconnectLive(): void {
  close()
  if (document.hidden || subscriptions.size === 0) return
  const opened = new EventSource(addressOf())
  source = opened
  opened.onopen = () => {
    retryMs = FIRST_RETRY_MS
  }
  opened.onerror = () => {
    close()
    timer = setTimeout(reconnectLive, retryMs * (0.5 + Math.random()))
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  for (const event of new Set([...subscriptions].map((subscription) => subscription.event))) {
    opened.addEventListener(event, ({ data }) => publish(event, JSON.parse(String(data))))
  }
}

/** Several listeners of a page appear one after the other; one stream serves them all. */
function reconnectSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(reconnectLive)
}

function close(): void {
  clearTimeout(timer)
  source?.close()
  source = null
}

function addressOf(): string {
  const query = new URLSearchParams(
    Object.assign({}, ...[...subscriptions].map((subscription) => subscription.query)),
  )
  return query.size === 0 ? '/api/live' : `/api/live?${query}`
}

function publish(event: LiveEvent, data: unknown): void {
  lastValues.set(event, data)
  for (const subscription of [...subscriptions]) {
    if (subscription.event === event) subscription.receive(data)
  }
}
