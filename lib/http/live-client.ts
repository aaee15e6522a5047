const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

type Handlers = Record<string, (data: unknown) => void>

/**
 * Listens to a stream of live values as long as the tab is visible (a browser allows only six connections to a shop).
 * A lost stream is opened again, after a pause that grows and differs from visitor to visitor.
 * @returns ends the listening
 */
export function listenLive(address: string, handlers: Handlers): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  const open = () => {
    close()
    if (document.hidden) return
    source = new EventSource(address)
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS
    }
    source.onerror = () => {
      close()
      timer = setTimeout(open, retryMs * (0.5 + Math.random()))
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    for (const [event, handle] of Object.entries(handlers)) {
      source.addEventListener(event, ({ data }) => handle(JSON.parse(String(data))))
    }
  }

  document.addEventListener('visibilitychange', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
