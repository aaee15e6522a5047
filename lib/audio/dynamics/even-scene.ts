import { SAMPLE_RATE } from '../filter'
import { Limiter, LIMITER_DELAY } from '../limiter'
import { loopLoudnessOf } from '../loudness'
import { amplitudeOf } from '../preamp'
import type { FinishedScene } from '../scenes/scene'
import { Compressor } from './compressor'
import type { Dynamics } from './dynamics'

const PART = 48_000 // samples between two rests
/** Samples of a looping scene's end put before its beginning: as much as compressor and limiter remember. */
const LEAD = SAMPLE_RATE
/** The limiter takes some of the loudness, so it is tried again; tolerance in LU. */
const TRIALS = 3
const NEAR = 0.05

/** Through the compressor, at the former loudness (BS.1770) and with no higher peaks.
 * @param rest awaited repeatedly: this takes tenths of a second */
export async function evenedScene(
  scene: FinishedScene,
  dynamics: Dynamics,
  rest: () => Promise<void>,
): Promise<FinishedScene> {
  const { left, right, loudness } = scene
  const looped = [left, right].map(withLead)
  const compressor = new Compressor(dynamics)
  await inParts(looped, (part) => compressor.compress(part), rest)
  const ceiling = Math.max(highest(left), highest(right))
  let gain = loudness - loopLoudnessOf(looped.map((ear) => ear.slice(LEAD, LEAD + left.length)))
  for (let trial = 1; ; trial += 1) {
    const [one = left, other = right] = await limited(looped, amplitudeOf(gain), ceiling, rest)
    const missing = loudness - loopLoudnessOf([one, other])
    if (trial === TRIALS || Math.abs(missing) <= NEAR) {
      const last = amplitudeOf(missing)
      return { left: scaled(one, last), right: scaled(other, last), loudness }
    }
    gain += missing
  }
}

async function limited(
  looped: readonly Float32Array[],
  factor: number,
  ceiling: number,
  rest: () => Promise<void>,
): Promise<Float32Array<ArrayBuffer>[]> {
  const louder = looped.map((ear) => scaled(ear, factor))
  const limiter = new Limiter(ceiling)
  await inParts(louder, (part) => limiter.limit(part), rest)
  return louder.map((ear) => ear.slice(LEAD + LIMITER_DELAY))
}

async function inParts(
  ears: readonly Float32Array[],
  change: (part: Float32Array[]) => void,
  rest: () => Promise<void>,
): Promise<void> {
  for (let start = 0; start < (ears[0]?.length ?? 0); start += PART) {
    change(ears.map((ear) => ear.subarray(start, start + PART)))
    await rest()
  }
}

/** With its end before it, and after it as much of its beginning as the limiter delays. */
function withLead(ear: Float32Array): Float32Array {
  const { length } = ear
  const looped = new Float32Array(LEAD + length + LIMITER_DELAY)
  looped.set(ear.subarray(length - LEAD))
  looped.set(ear, LEAD)
  looped.set(ear.subarray(0, LIMITER_DELAY), LEAD + length)
  return looped
}

function scaled(ear: Float32Array, factor: number): Float32Array<ArrayBuffer> {
  const louder = new Float32Array(ear)
  // Indexed loops: a scene has 400,000 samples for each ear.
  for (let index = 0; index < louder.length; index += 1) louder[index] = (louder[index] ?? 0) * factor
  return louder
}

function highest(ear: Float32Array): number {
  let most = 0
  for (let index = 0; index < ear.length; index += 1) most = Math.max(most, Math.abs(ear[index] ?? 0))
  return most
}
