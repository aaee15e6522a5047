/** ms: by then a download has begun, and mostly the visitor is gone. */
const PAUSE_MS = 1_000

/** What is to be known of the page that asks. */
type Page = EventTarget & { location: { pathname: string }; navigator: { onLine: boolean } }

/**
 * A `fetch` for the framework's router. As soon as a visitor asks for another page or for a download, Firefox and WebKit give up what
 * the router has under way; it would take that for a broken connection and load its own page as a whole, by which the visitor would be
 * called back and the download lost. With this one, the data of a page is asked for again a while later, if somebody is still there.
 * @param ask the browser's own; all other requests are left to it
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
    // Only meanwhile: some browsers do not keep a page with such a listener for the way back. Safari on a phone never calls it.
    page.addEventListener('beforeunload', note)
    try {
      for (let tries = 0; ; tries += 1) {
        const before = leavings
        const left = new Promise<void>((resolve) => (tellLeft = resolve))
        try {
          const whole = ask(input, init).then((answer) => complete(answer, page))
          // Firefox leaves a reader of what it has given up halfway waiting for ever.
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

/** Not ahead of a visit: then nothing follows from a failure. */
function isForPage(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch')
}

/** Of the page that is shown, nothing can be drawn anew before all is there; of another one, its beginning can. */
async function complete(answer: Response, { location }: Page): Promise<Response> {
  if (new URL(answer.url).pathname === location.pathname) await answer.clone().arrayBuffer()
  return answer
}
