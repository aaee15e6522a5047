import { onceAtRest, savesData, whenIdle } from '@/lib/http/browser/fetching-ahead'
import { player } from './player'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
let isWatching = false

/** Loads the code once the page is idle, so that a first press need not wait for it on a slow connection; makes the
 * sound at the first interaction, so that a page costs no work until then. */
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

/** Code that could not be loaded is requested again with each press. */
function loadCode(): void {
  void Promise.allSettled([
    import('./sample-playback').then(({ SamplePlayback }) => SamplePlayback.prepare()),
    import('./move-letters'),
    import('./played-names'),
    import('../curve/draw-spectrum'),
  ])
}
