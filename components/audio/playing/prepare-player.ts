import { player } from './player'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
let isWatching = false

/** Lets the player get ready once somebody is there, so that a page costs nothing until then. */
export function prepareOnFirstSign(): void {
  if (isWatching) return
  isWatching = true
  const watch = new AbortController()
  const onSign = () => {
    watch.abort()
    // Safari learned it late.
    if ('requestIdleCallback' in window) requestIdleCallback(() => player.prepare())
    else setTimeout(() => player.prepare())
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: watch.signal })
}
