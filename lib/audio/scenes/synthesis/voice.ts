import { SAMPLE_RATE } from '../../filter'
import { inOctaves, type OctaveLevels } from './octaves'
import { shaped, synthesize, whiteNoise, type Random } from './noise'

/** Hz of the first three formants, as textbooks give them for a man's vowels. */
const vowels = {
  i: [280, 2250, 2900],
  a: [730, 1100, 2450],
  e: [480, 1850, 2500],
  o: [500, 900, 2400],
} as const

interface Syllable {
  at: number // seconds from the start of the call
  length: number
  vowel: keyof typeof vowels
  pitch: readonly [number, number] // Hz at the start and at the end
  hiss: number // strength before it
}

const call: readonly Syllable[] = [
  { at: 0.05, length: 0.2, vowel: 'i', pitch: [155, 150], hiss: 0.5 },
  { at: 0.32, length: 0.16, vowel: 'e', pitch: [150, 140], hiss: 0.8 },
  { at: 0.62, length: 0.3, vowel: 'a', pitch: [165, 118], hiss: 1 },
  { at: 1.0, length: 0.24, vowel: 'o', pitch: [130, 105], hiss: 0.4 },
]
const CALL_LENGTH = 1.5 // seconds
const HISS_LEAD = 0.05

/** dB by octave from 63 Hz: long-term spectrum of speech (Byrne and others 1994, https://doi.org/10.1121/1.410152),
 * and of shouts (ANSI S3.5-1997, table 2). */
const efforts = {
  spoken: [-21, -5, -2, 0, -7, -12, -16, -18],
  shouted: [-40, -30, -15, -5, 0, -4, -11, -22],
} as const satisfies Record<string, OctaveLevels>

/** Four syllables without words, at a slightly different pitch each time. */
export function voice(random: Random, effort: keyof typeof efforts = 'spoken'): Float32Array<ArrayBuffer> {
  const height = 0.85 + 0.5 * random()
  const sound = synthesize(CALL_LENGTH, () => 0)
  for (const syllable of call) {
    const [vowel, hiss] = [vowelOf(syllable, height), hissOf(syllable, random)]
    for (let index = 0; index < sound.length; index += 1) {
      sound[index] = (sound[index] ?? 0) + (vowel[index] ?? 0) + (hiss[index] ?? 0)
    }
  }
  return inOctaves(sound, efforts[effort])
}

export function shout(random: Random): Float32Array<ArrayBuffer> {
  return voice(random, 'shouted')
}

/** A falling sawtooth as glottal source, then the formants. */
function vowelOf({ at, length, vowel, pitch: [from, to] }: Syllable, height: number): Float32Array {
  let phase = 0
  const folds = synthesize(CALL_LENGTH, (time) => {
    const share = (time - at) / length
    if (share < 0 || share > 1) return 0
    phase = (phase + (height * (from + (to - from) * share)) / SAMPLE_RATE) % 1
    return (1 - 2 * phase) * Math.min(1, share * 8, (1 - share) * 4)
  })
  const [first, second, third] = vowels[vowel]
  return shaped(
    folds,
    { type: 'PK', fc: first, gain: 14, q: 5 },
    { type: 'PK', fc: second, gain: 16, q: 8 },
    { type: 'PK', fc: third, gain: 14, q: 9 },
    { type: 'LP', fc: 4200, q: 0.7 },
  ).map((sample) => sample * 0.25)
}

function hissOf({ at, hiss }: Syllable, random: Random): Float32Array {
  const noise = whiteNoise(random)
  const start = Math.max(0, at - HISS_LEAD)
  const burst = synthesize(CALL_LENGTH, (time) => {
    const share = (time - start) / HISS_LEAD
    return share < 0 || share > 1 ? 0 : noise() * Math.sin(Math.PI * share)
  })
  return shaped(burst, { type: 'HP', fc: 3200, q: 0.8 }, { type: 'LP', fc: 8000, q: 0.7 }).map(
    (sample) => sample * hiss * 0.6,
  )
}
