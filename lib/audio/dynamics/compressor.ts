import { SAMPLE_RATE } from '../filter'
import { amplitudeOf } from '../preamp'
import { gainAt, KNEE, type Dynamics } from './dynamics'

/** Rest of a change after attack or release: the envelope is then within 1 - 1 / √2 of the new level. */
const REST_OF_WAY = Math.log(1 - Math.SQRT1_2)

/** At 48 kHz, on blocks of any size. The envelope follows the largest amplitude of all channels and turns them down
 * alike, so that nothing moves sideways. No look-ahead, so no latency. */
export class Compressor {
  private envelope = 0
  private rising = 1
  private falling = 1
  private makeUp = 1
  private start = 1 // amplitude below which only the make-up gain applies

  constructor(private dynamics: Dynamics) {
    this.tune(dynamics)
  }

  /** Keeps the envelope. */
  tune(dynamics: Dynamics): void {
    this.dynamics = dynamics
    this.rising = shareOfWay(dynamics.attack)
    this.falling = shareOfWay(dynamics.release)
    this.makeUp = amplitudeOf(dynamics.makeUp)
    this.start = amplitudeOf(dynamics.threshold - KNEE)
  }

  compress(block: readonly Float32Array[]): void {
    const length = block[0]?.length ?? 0
    for (let index = 0; index < length; index += 1) {
      let heard = 0
      for (const samples of block) heard = Math.max(heard, Math.abs(samples[index] ?? 0))
      const gain = this.gainFor(heard)
      for (const samples of block) samples[index] = (samples[index] ?? 0) * gain
    }
  }

  private gainFor(heard: number): number {
    this.envelope += (heard - this.envelope) * (heard > this.envelope ? this.rising : this.falling)
    if (this.envelope <= this.start) return this.makeUp
    return this.makeUp * amplitudeOf(gainAt(this.dynamics, 20 * Math.log10(this.envelope)))
  }
}

/** Per sample. @param time ms */
function shareOfWay(time: number): number {
  return 1 - Math.exp((REST_OF_WAY * 1000) / (time * SAMPLE_RATE))
}
