/** By then a download has started, and after a navigation the visitor is usually gone. */
const PAUSE_MS = 1_000

type Page = EventTarget & { location: { pathname: string }; navigator: { onLine: boolean } }

/**
 * For the framework's router. Firefox and WebKit abort its requests when another page or a download is opened; it
 * would take that for a lost connection and reload its own page, losing both. So page-data requests are repeated
 * after a pause, if the visitor is still there.
 */
export function steadyFetch(ask: typeof fetch, page: Page): typeof fetch {
  return async (input, init) => {
    if (!isForPage(init)) return ask(input, init)
    let leavings = 0
    let tellLeft = () => {}
    const note = () => {
      leavings += 1
      tellLeft()
    }
    // Only meanwhile: such listeners keep pages out of some back/forward caches. Safari on phones never calls it.
    page.addEventListener('beforeunload', note)
    try {
      for (let tries = 0; ; tries += 1) {
        const before = leavings
        const left = new Promise<void>((resolve) => (tellLeft = resolve))
        try {
          const whole = ask(input, init).then((answer) => complete(answer, page))
          // Firefox never settles a reader of a body it aborted halfway.
          const answer = await Promise.race([whole, left.then(pause)])
          if (answer) return answer
        } catch (error) {
          const mayHaveLeft = leavings > before || (tries === 0 && page.navigator.onLine)
          if (!mayHaveLeft || init?.signal?.aborted) throw error
          await pause()
        }
      }
    } finally {
      page.removeEventListener('beforeunload', note)
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

/** Prefetches are not repeated: nothing follows from their failure. */
function isForPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch')
}

/** The current page can only be redrawn from a complete response; another can be drawn from its beginning. */
async function complete(answer: Response, { location }: Page): Promise<Response> {
  if (new URL(answer.url).pathname === location.pathname) await answer.clone().arrayBuffer()
  return answer
}
