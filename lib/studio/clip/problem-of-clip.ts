import { SAMPLE_RATE } from '@/lib/audio/filter'
import { loudnessAfter, weightedTenths } from '@/lib/audio/prominence/weighted'
import { UNFILTERED } from '@/lib/audio/prominence/prominence'
import type { BandFrames } from '@/lib/audio/spectrum/band-frames'
import { CLIP_SECONDS, CLIP_TOLERANCE, type ClipProblem } from './clip'
import { isMusic } from './is-music'

/** LUFS; softer clips are mostly noise of the recording. */
const SOFTEST = -50
/** Samples in a row at the same extreme that count as clipped. */
const FLAT = 4
/** Maximum share of samples in such rows. */
const MOST_FLAT = 0.0002
/** Amplitude, of 1, from which on a row counts as clipped. */
const EXTREME = 0.98

/** Null for a good clip. @param channels one or two, at 48 kHz @param frames of them */
export function problemOfClip(channels: readonly Float32Array[], frames: BandFrames): ClipProblem | null {
  const [left = new Float32Array()] = channels
  const seconds = left.length / SAMPLE_RATE
  if (seconds < CLIP_SECONDS.least) return 'tooShort'
  if (seconds > CLIP_SECONDS.most + CLIP_TOLERANCE) return 'tooLong'
  const loudness = loudnessAfter(weightedTenths(frames), UNFILTERED)
  if (!(loudness > SOFTEST)) return 'tooQuiet'
  if (channels.some(isClipped)) return 'clipped'
  return isMusic(left) ? 'musicOnly' : null
}

function isClipped(samples: Float32Array): boolean {
  let [row, flat] = [1, 0]
  for (let index = 1; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0
    const isSame = sample === samples[index - 1] && Math.abs(sample) >= EXTREME
    if (isSame) row += 1
    if (isSame && row === FLAT) flat += FLAT
    else if (isSame && row > FLAT) flat += 1
    if (!isSame) row = 1
  }
  return flat > MOST_FLAT * samples.length
}
