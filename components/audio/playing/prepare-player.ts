import { onceAtRest, savesData, whenIdle } from '@/lib/http/browser/fetching-ahead'
import { player } from './player'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
let isWatching = false

/**
 * Prepares the player: its code comes once the page has loaded and rests, so that a first press on a slow line need not wait
 * for it; the sound is made at the first sign of a person, so that a page costs no work until then.
 */
export function prepareOnFirstSign(): void {
  if (isWatching) return
  isWatching = true
  onceAtRest(() => !savesData() && loadCode())
  const watch = new AbortController()
  const onSign = () => {
    watch.abort()
    whenIdle(() => {
      player.prepare()
      loadCode()
    })
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: watch.signal })
}

/** Each press asks again for what could not be loaded. */
function loadCode(): void {
  void Promise.allSettled([
    import('./sample-playback').then(({ SamplePlayback }) => SamplePlayback.prepare()),
    import('./move-letters'),
    import('./played-names'),
    import('../curve/draw-spectrum'),
  ])
}
