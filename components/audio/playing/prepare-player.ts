import { player } from './player'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
let isWatching = false

/** Prepares the player at the first sign of a person, so that a page costs nothing until then. */
export function prepareOnFirstSign(): void {
  if (isWatching) return
  isWatching = true
  const watch = new AbortController()
  const onSign = () => {
    watch.abort()
    const prepare = () => {
      player.prepare()
      import('./move-letters').catch(() => {})
    }
    // Old versions of Safari lack it.
    if ('requestIdleCallback' in window) requestIdleCallback(prepare)
    else setTimeout(prepare)
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: watch.signal })
}
