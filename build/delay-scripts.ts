/** The pages on which visitors arrive, and which are there to be read; others show little before their scripts run. */
export const PAGES_TO_READ = /^\/(presets(\/.*)?)?$/

const ASYNC_SCRIPT = /<script src=("[^"]*") async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A tab in the background is not painted, and a browser that guards against being recognised may not tell of it. */
const LOADER = `<script>{
const load = () => document.querySelectorAll('script[data-src]').forEach((script) => {
  script.src = script.dataset.src
  script.removeAttribute('data-src')
})
setTimeout(load, document.hidden ? 0 : 1000)
new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}</script>`

/**
 * Has a page ask for its scripts once it has been painted for the first time, so that they take neither bandwidth nor
 * processor from what is to be seen.
 * @throws Error if there are none
 */
export function delayScripts(html: string): string {
  const delayed = html.replace(ASYNC_SCRIPT, '<script data-src=$1 async=""></script>')
  if (delayed === html) throw new Error('a page has no asynchronous scripts')
  return delayed.replace(SCRIPT_PRELOAD, '').replace('</body>', `${LOADER}</body>`)
}
