import { readRecordings } from '@/dev/recordings/read-recordings'
import { recordedGames, type RecordedGame } from '@/dev/recordings/recorded-files'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { recordedBeds, type RecordedBed, type RecordedKind } from '@/lib/audio/prominence/recorded'
import { weightedThirds, weights, type SoundSet } from '@/lib/audio/prominence/sound-set'
import { seededRandom, type Random } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { thirdsOf } from '@/lib/audio/spectrum/thirds'
import { withMark, type ClipMark } from '@/lib/studio/clip/clip'

export interface RecordedClip {
  seconds: number
  kind: RecordedKind
  samples: Float32Array
  marks: readonly ClipMark[]
  /** Spectra of its sounds, and of everything else, before they were mixed. */
  truth: SoundSet
}

/** Kinds with files of several games, and the seconds of each that a player would mark at most. */
const LONGEST: Readonly<Partial<Record<RecordedKind, number>>> = {
  metalSteps: 0.35,
  hardSteps: 0.35,
  earthSteps: 0.35,
  gravelSteps: 0.35,
  woodSteps: 0.35,
  grassSteps: 0.35,
  doors: 1,
  reload: 1,
  voices: 1.5,
}
const STEPS = /Steps$/

const SECONDS = [10, 15, 20, 30, 30, 40, 60] as const
/** Shares of marks that lie in a shot. */
const WRONG = [0, 0.2, 0.4] as const
/** dB, K-weighted: of a sound over what is always heard, and of a shot over the sound. */
const OVER = { sound: [0, 10], shot: [15, 22] } as const
/** Seconds by which a mark is off at each end. */
const OFF = 0.1
const LEVEL = 0.004
const FULL = 0.89

const sounds = new Map<string, Float32Array[]>()

function soundsOf(name: string, part: 'kinds' | 'beds', kind: RecordedKind | RecordedBed): Float32Array[] {
  const key = `${name} ${kind}`
  const known = sounds.get(key)
  if (known) return known
  const game = recordedGames[name]
  const files = game && Object.entries<RegExp>(game[part]).find(([each]) => each === kind)?.[1]
  const read = files
    ? readRecordings(game, files, () => {}).map(({ samples }) => withoutSilence(samples))
    : []
  sounds.set(key, read)
  return read
}

const gamesWith = (part: 'kinds' | 'beds', kind: string) =>
  Object.entries<RecordedGame>(recordedGames)
    .filter(([, game]) => kind in game[part])
    .map(([name]) => name)

const pairs = Object.keys(LONGEST).flatMap((kind) =>
  gamesWith('kinds', kind).map((game) => ({ game, kind: kind as RecordedKind })),
)

/** A scene of a game whose parts are known. @param isEmpty without the sounds that are marked */
export function recordedClip(index: number, isEmpty = false): RecordedClip {
  const random = seededRandom(4000 + index)
  const { game = '', kind = 'hardSteps' } = pairs[index % pairs.length] ?? {}
  const seconds = pick(SECONDS, random)
  const length = seconds * SAMPLE_RATE
  const bed = bedOf(length, random)
  const over = between(OVER.sound, random)
  const longest = (LONGEST[kind] ?? 1) * SAMPLE_RATE
  const variants = soundsOf(game, 'kinds', kind).map((one) => atLevel(one.slice(0, longest), LEVEL, over))
  const shots = shotsIn(bed, { game, over: over + between(OVER.shot, random) }, random)
  const samples = Float32Array.from(bed)
  const marks: ClipMark[] = []
  const used = new Set<Float32Array>()
  for (const at of timesOf(kind, seconds, random)) {
    const variant = pick(variants, random)
    if (!isEmpty) mixIn(samples, variant, at)
    used.add(variant)
    marks.push(markOf(at, variant.length / SAMPLE_RATE, random))
  }
  const wrong = pick(WRONG, random)
  const set = marks.map((mark) =>
    !isEmpty && shots.length > 0 && random() < wrong ? markOf(pick(shots, random), 0.3, random) : mark,
  )
  return {
    seconds,
    kind,
    samples: withinFullScale(samples),
    marks: set.reduce<readonly ClipMark[]>(withMark, []),
    truth: {
      files: [...used].map((one) => weightedThirds(thirdsOf(bandFrames([one])))),
      bed: weightedThirds(thirdsOf(bandFrames([bed]))),
    },
  }
}

/** Wind, rain, fire or engines of any game. */
function bedOf(length: number, random: Random): Float32Array {
  const kind = pick(
    recordedBeds.filter((bed) => bed !== 'guns'),
    random,
  )
  const files = soundsOf(pick(gamesWith('beds', kind), random), 'beds', kind)
  const file = atLevel(pick(files, random), LEVEL, 0)
  const fade = Math.min(2400, file.length / 4)
  const bed = new Float32Array(length)
  for (let start = 0; start < length; start += file.length - fade)
    for (let index = 0; index < file.length && start + index < length; index += 1) {
      const share = Math.min(1, index / fade, (file.length - index) / fade)
      bed[start + index] = (bed[start + index] ?? 0) + Math.sqrt(share) * (file[index] ?? 0)
    }
  return bed
}

/** Bursts of the game's own guns, if it has some. @returns when each shot begins, in seconds */
function shotsIn(
  bed: Float32Array,
  { game, over }: { game: string; over: number },
  random: Random,
): number[] {
  const armed = gamesWith('beds', 'guns')
  const guns = soundsOf(armed.includes(game) ? game : pick(armed, random), 'beds', 'guns')
  const gun = atLevel(pick(guns, random).slice(0, SAMPLE_RATE), LEVEL, over)
  const times: number[] = []
  for (let at = 1 + 2 * random(); at < bed.length / SAMPLE_RATE - 1; at += 3 + 4 * random())
    for (let shot = 0; shot < 1 + 3 * random(); shot += 1) times.push(at + 0.12 * shot)
  for (const at of times) mixIn(bed, gun, at)
  return times
}

/** Steps come in runs. */
function timesOf(kind: RecordedKind, seconds: number, random: Random): number[] {
  const times: number[] = []
  const isStep = STEPS.test(kind)
  for (let at = 0.5 + random(); at < seconds - 1; at += 1.5 + 1.5 * random()) {
    const count = isStep ? 4 + 4 * random() : 1
    for (let step = 0; step < count && at < seconds - 1; step += 1) {
      times.push(at)
      if (isStep) at += 0.45 + 0.1 * random()
    }
  }
  return times
}

function markOf(at: number, length: number, random: Random): ClipMark {
  const off = () => OFF * (2 * random() - 1)
  const from = Math.max(0, at + off())
  return { from, to: Math.max(from + 0.1, at + length + off()) }
}

function mixIn(samples: Float32Array, sound: Float32Array, at: number): void {
  const start = Math.round(at * SAMPLE_RATE)
  const end = Math.min(sound.length, samples.length - start)
  for (let index = 0; index < end; index += 1)
    samples[start + index] = (samples[start + index] ?? 0) + (sound[index] ?? 0)
}

/** @param level mean square amplitude, K-weighted @param over in dB */
function atLevel(samples: Float32Array, level: number, over: number): Float32Array {
  const frames = bandFrames([samples])
  const powers = thirdsOf(frames).map((power, third) => power * (weights[third] ?? 0))
  const mean = powers.reduce((sum, power) => sum + power, 0) / frames.length
  const factor = (level * 10 ** (over / 20)) / Math.sqrt(mean)
  return samples.map((sample) => sample * factor)
}

const SILENT_SHARE = 0.02

/** From where it is first heard to where it is heard last. */
function withoutSilence(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (sample: number) => Math.abs(sample) > SILENT_SHARE * peak
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1)
}

function withinFullScale(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return peak > FULL ? samples.map((sample) => (sample * FULL) / peak) : samples
}

function pick<T>(from: readonly T[], random: Random): T {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

function between([least, most]: readonly [number, number], random: Random): number {
  return least + (most - least) * random()
}
