import { SAMPLE_RATE } from './filter'
import { BEHIND, peakFrom } from './true-peak'

const LOOK_AHEAD = 96 // samples: 2 ms
export const LIMITER_DELAY = LOOK_AHEAD + BEHIND - 1 // samples
const RELEASE = 0.06 // seconds, time constant
const RETURN = 1 - Math.exp(-1 / (RELEASE * SAMPLE_RATE))
const BACK = 0.9999 // counts as fully released

/** At 48 kHz, on blocks of any size: turns all channels down smoothly before a peak, so that neither a sample nor the
 * wave between two passes the ceiling. Below it, sound passes unchanged. */
export class Limiter {
  /** By channel: the delayed samples, followed by the block. */
  private readonly heard: Float64Array[]
  private readonly wanted = new Float64Array(LOOK_AHEAD).fill(1)
  private readonly held = new Float64Array(LOOK_AHEAD).fill(1)
  private sum = LOOK_AHEAD
  private gain = 1
  private place = 0
  private least = 1

  /** @param ceiling amplitude */
  constructor(
    private readonly ceiling: number,
    channels = 2,
  ) {
    this.heard = Array.from({ length: channels }, () => new Float64Array(LIMITER_DELAY))
  }

  /** In place. @returns the least gain; 1 where nothing was limited */
  limit(block: readonly Float32Array[]): number {
    const length = block[0]?.length ?? 0
    const heard = this.take(block, length)
    let least = 1
    for (let index = 0; index < length; index += 1) {
      let peak = 0
      for (const samples of heard)
        peak = Math.max(peak, peakFrom(samples, index + LIMITER_DELAY - BEHIND, this.ceiling))
      const gain = this.gainFor(peak > this.ceiling ? this.ceiling / peak : 1)
      if (gain < least) least = gain
      for (let channel = 0; channel < heard.length; channel += 1) {
        const samples = block[channel]
        if (samples) samples[index] = (heard[channel]?.[index] ?? 0) * gain
      }
    }
    for (const samples of heard) samples.copyWithin(0, length)
    return least
  }

  private take(block: readonly Float32Array[], length: number): readonly Float64Array[] {
    const { heard } = this
    for (let channel = 0; channel < heard.length; channel += 1)
      heard[channel] = followedBy(heard[channel], block[channel], length)
    return heard
  }

  /** For the sample that leaves. The least gain wanted within the look-ahead is held, released slowly, and averaged
   * over the look-ahead: each value in the average is at most what this sample needs. */
  private gainFor(wanted: number): number {
    const { place } = this
    this.place = place + 1 === LOOK_AHEAD ? 0 : place + 1
    this.want(wanted, place)
    const returned = this.gain > BACK ? 1 : this.gain + (1 - this.gain) * RETURN
    this.gain = returned === 1 ? wanted : Math.min(returned, this.least)
    this.sum += this.gain - (this.held[place] ?? 1)
    this.held[place] = this.gain
    return Math.min(1, this.sum / LOOK_AHEAD)
  }

  /** Replaces the oldest wanted gain. */
  private want(wanted: number, place: number): void {
    const leaving = this.wanted[place] ?? 1
    this.wanted[place] = wanted
    if (wanted <= this.least) this.least = wanted
    else if (leaving === this.least) this.least = leastOf(this.wanted)
  }
}

function leastOf(values: Float64Array): number {
  let least = 1
  for (const value of values) if (value < least) least = value
  return least
}

/** In the same memory while blocks have one size, since audio threads should not wait for allocation. */
function followedBy(
  samples: Float64Array = new Float64Array(),
  block: Float32Array | undefined,
  length: number,
): Float64Array {
  const all = samples.length === LIMITER_DELAY + length ? samples : new Float64Array(LIMITER_DELAY + length)
  if (all !== samples) all.set(samples.subarray(0, LIMITER_DELAY))
  if (block) all.set(block, LIMITER_DELAY)
  else all.fill(0, LIMITER_DELAY)
  return all
}
