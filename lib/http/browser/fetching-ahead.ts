export function onceAtRest(then: () => void): void {
  const wait = () => whenIdle(then)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Old versions of Safari lack `requestIdleCallback`. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then)
}

/** Where supported: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
