import { SAMPLE_RATE } from '@/lib/audio/filter'

/** @param onStop called when the browser stops it: for a phone call, or an unplugged device
 * @throws if the browser lacks Web Audio */
export function openContext(onStop: () => void): AudioContext {
  if (!('AudioContext' in globalThis)) throw new Error('no Web Audio')
  // Curves are drawn for this rate; the browser converts to the device's.
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  context.addEventListener('statechange', () => context.state !== 'running' && onStop())
  return context
}

/** Without a sound device, some browsers keep a context waiting forever. */
const PATIENCE_MS = 3_000

export function begun(playing: Promise<void>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  // A failure shows in the context's state.
  return Promise.race([playing.catch(() => undefined), waited])
}
