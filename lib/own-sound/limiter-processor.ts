import { Limiter } from '@/lib/audio/limiter'
import { amplitudeOf } from '@/lib/audio/preamp'
import { LIMITER, OWN_SOUND_CEILING } from './limiter'

// Declares the AudioWorkletGlobalScope; TypeScript knows only the page's side.
declare const currentTime: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const HEARD = amplitudeOf(-0.1) // less reduction is inaudible
const SHOWN = 0.3 // seconds of being active after a peak, so that the page can show it

/** Both channels; reports to the page when it becomes active or inactive. */
class LimiterProcessor extends AudioWorkletProcessor {
  private readonly limiter = new Limiter(amplitudeOf(OWN_SOUND_CEILING))
  private shownUntil = 0
  private isShown = false

  process([input = []]: Float32Array[][], [output = []]: Float32Array[][]): boolean {
    output.forEach((samples, channel) => {
      const heard = input[channel]
      if (heard) samples.set(heard)
    })
    if (this.limiter.limit(output) < HEARD) this.shownUntil = currentTime + SHOWN
    const isShown = currentTime < this.shownUntil
    if (isShown !== this.isShown) this.port.postMessage(isShown)
    this.isShown = isShown
    return true
  }
}

registerProcessor(LIMITER.name, LimiterProcessor)
