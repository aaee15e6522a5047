import { readServerEvent, type ServerEvent, type ServerEvents } from '@/lib/http/server-events'

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

interface Subscription {
  event: ServerEvent
  receive: (data: unknown) => void
  query: Record<string, string>
}

const subscriptions = new Set<Subscription>()
const lastValues = new Map<ServerEvent, unknown>()
let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS

/**
 * The last known value at once, then each new one. A page's listeners share one stream, hidden tabs have none (six
 * connections per origin); a lost one is reopened after a growing, random pause. @returns ends it
 */
export function onServerEvent<Event extends ServerEvent>(
  event: Event,
  handle: (data: ServerEvents[Event]) => void,
  query: Record<string, string> = {},
): () => void {
  if (subscriptions.size === 0) document.addEventListener('visibilitychange', reopenStream)
  const receive = (data: unknown) => handle(readServerEvent[event](data))
  const subscription = { event, receive, query }
  subscriptions.add(subscription)
  if (lastValues.has(event)) receive(lastValues.get(event))
  reconnectSoon()
  return () => {
    subscriptions.delete(subscription)
    if (Object.keys(query).length > 0) lastValues.delete(event)
    if (subscriptions.size > 0) return
    document.removeEventListener('visibilitychange', reopenStream)
    close()
  }
}

export function reopenStream(): void {
  close()
  if (document.hidden || subscriptions.size === 0) return
  const opened = new EventSource(addressOf())
  source = opened
  opened.onopen = () => {
    retryMs = FIRST_RETRY_MS
  }
  opened.onerror = () => {
    close()
    timer = setTimeout(reopenStream, retryMs * (0.5 + Math.random()))
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  for (const event of new Set([...subscriptions].map((subscription) => subscription.event))) {
    opened.addEventListener(event, ({ data }) => publish(event, JSON.parse(String(data))))
  }
}

/** Listeners mount one after the other; the delay lets one stream serve them all. */
function reconnectSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(reopenStream)
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

function publish(event: ServerEvent, data: unknown): void {
  lastValues.set(event, data)
  for (const subscription of [...subscriptions]) {
    if (subscription.event === event) subscription.receive(data)
  }
}
