import { SAMPLE_RATE } from '../filter'
import { Limiter, LIMITER_DELAY } from '../limiter'
import { kWeighted, loudnessOf } from '../loudness'
import { amplitudeOf } from '../preamp'
import { listenedSounds } from '../scenes/rendering/listened-sounds'
import { endlessNoise, seededRandom } from '../scenes/synthesis/noise'
import { truePeakOf } from '../true-peak'
import { Compressor } from './compressor'
import { dynamicNames, type Dynamics } from './dynamics'

/** A compressor's effect on shots and on steps 30 dB below them. */
interface DynamicFigures {
  nearer: number // dB by which steps come nearer to shots, a second after one
  soon: number // the same 0.2 s after a shot, while it still rings
  quiet: number // the same a second after a shot, in a game that peaks at -20 dBFS
  noisier: number // dB by which noise in pauses is louder at equal loudness (BS.1770)
  peak: number // dBTP behind the limiter
}

const PAIRS = 4
/** Seconds: from pair to pair, from a shot to its step, and the parts measured of shot, step and pause. */
const TIMES = { pair: 2.4, step: 1, shot: 0.3, heard: 0.25, pause: 0.4 } as const
const BELOW = { steps: 30, noise: 45 } as const // dB below the K-weighted level of shots
const LOUDEST = -1 // dBFS, highest sample of the shots: a game at full volume
const QUIET = -20 // the same where a game is turned down
const SOON = 0.2 // seconds after a shot, in the middle of a fight
const CEILING = -1 // dBTP
const SOFTEST = -120 // dBFS, for what is softer than a game puts out
const MOMENT = 0.01 // seconds in which the gain hardly changes
const SEED = 47
const STEPS = ['metalSteps', 'tileSteps', 'stoneSteps'] as const
/** By values: a catalogue has few, and each takes some tenths of a second. */
const known = new Map<string, DynamicFigures>()
const MOST_KNOWN = 50

export function dynamicFiguresOf(dynamics: Dynamics): DynamicFigures {
  const values = dynamicNames.map((name) => dynamics[name]).join(' ')
  const figures = known.get(values) ?? computed(dynamics)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(values, figures)
  return figures
}

function computed(dynamics: Dynamics): DynamicFigures {
  const before = programme()
  const after = behindLimiter(before, dynamics)
  const louder = loudnessOf([after]) - loudnessOf([before])
  return {
    nearer: gapOf(before) - gapOf(after),
    soon: liftAfterShot(dynamics, SOON, LOUDEST),
    quiet: liftAfterShot(dynamics, TIMES.step, QUIET),
    noisier: pauseLevel(after) - pauseLevel(before) - louder,
    peak: 20 * Math.log10(truePeakOf([after])),
  }
}

/** In whole dB: the benefit rounded down, the cost rounded up. */
export function saidFigures({ nearer, soon, quiet, noisier }: DynamicFigures): Omit<DynamicFigures, 'peak'> {
  const [atOnce, atQuiet] = [soon, quiet].map((lift) => Math.max(0, Math.floor(lift)))
  return { nearer: Math.floor(nearer), soon: atOnce ?? 0, quiet: atQuiet ?? 0, noisier: Math.ceil(noisier) }
}

/** dB by which the compressor lifts what is soft more than the shot before it.
 * @param after seconds
 * @param peak dBFS */
function liftAfterShot(dynamics: Dynamics, after: number, peak: number): number {
  const shot = listenedSounds.shot(seededRandom(SEED))
  const scale = amplitudeOf(peak) / peakOf(shot)
  const before = new Float32Array((after + TIMES.heard) * SAMPLE_RATE).fill(amplitudeOf(SOFTEST))
  add(before, shot, 0, scale)
  const result = before.slice()
  new Compressor(dynamics).compress([result])
  const [atShot, atMoment] = [
    [0, TIMES.shot],
    [after, MOMENT],
  ].map(([from = 0, length = 0]) => levelOf(result, [from], length) - levelOf(before, [from], length))
  return (atMoment ?? 0) - (atShot ?? 0)
}

/** With their delay removed. */
function behindLimiter(samples: Float32Array, dynamics: Dynamics): Float32Array {
  const late = new Float32Array(samples.length + LIMITER_DELAY)
  late.set(samples)
  new Compressor(dynamics).compress([late])
  new Limiter(amplitudeOf(CEILING), 1).limit([late])
  return late.subarray(LIMITER_DELAY)
}

/** In noise that falls by 12 dB per octave. */
function programme(): Float32Array {
  const random = seededRandom(SEED)
  const shots = Array.from({ length: PAIRS }, () => listenedSounds.shot(random))
  const scale = amplitudeOf(LOUDEST) / Math.max(...shots.map(peakOf))
  const result = new Float32Array(PAIRS * TIMES.pair * SAMPLE_RATE)
  shots.forEach((shot, pair) => add(result, shot, pair * TIMES.pair, scale))
  const level = shotLevel(kWeighted(result))
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const step = new Float32Array(SAMPLE_RATE)
    add(step, listenedSounds[STEPS[pair % STEPS.length] ?? 'tileSteps'](random), 0, 1)
    const louder = level - BELOW.steps - levelOf(kWeighted(step), [0], TIMES.heard)
    add(result, step, pair * TIMES.pair + TIMES.step, amplitudeOf(louder))
  }
  const noise = endlessNoise(PAIRS * TIMES.pair, random, { type: 'LP', fc: 100, q: 0.5 })
  add(result, noise, 0, amplitudeOf(level - BELOW.noise - pauseLevel(noise)))
  return result
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

function gapOf(samples: Float32Array): number {
  const weighted = kWeighted(samples)
  return shotLevel(weighted) - levelOf(weighted, startsAt(TIMES.step), TIMES.heard)
}

function shotLevel(weighted: Float32Array): number {
  return levelOf(weighted, startsAt(0), TIMES.shot)
}

function pauseLevel(samples: Float32Array): number {
  return levelOf(kWeighted(samples), startsAt(TIMES.pair - TIMES.pause), TIMES.pause)
}

/** Seconds. */
function startsAt(moment: number): number[] {
  return Array.from({ length: PAIRS }, (_, pair) => pair * TIMES.pair + moment)
}

/** dB, mean over pieces; starts and length in seconds. */
function levelOf(weighted: Float32Array, starts: readonly number[], seconds: number): number {
  const levels = starts.map((start) => {
    const from = Math.round(start * SAMPLE_RATE)
    const piece = weighted.subarray(from, from + Math.round(seconds * SAMPLE_RATE))
    return 10 * Math.log10(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length)
  })
  return levels.reduce((sum, level) => sum + level, 0) / levels.length
}

function add(track: Float32Array, sound: Float32Array, at: number, factor: number): void {
  const start = Math.round(at * SAMPLE_RATE)
  for (let index = 0; index < sound.length && start + index < track.length; index += 1)
    track[start + index] = (track[start + index] ?? 0) + (sound[index] ?? 0) * factor
}
