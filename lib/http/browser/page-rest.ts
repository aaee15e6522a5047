/** Runs something once the page with all its files has loaded and the browser has nothing else to do. */
export function onceAtRest(then: () => void): void {
  const wait = () => whenIdle(then)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Old versions of Safari lack the idle callback. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}
