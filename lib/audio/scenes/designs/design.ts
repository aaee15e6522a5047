import { SAMPLE_RATE } from '../../filter'
import { EARS_STEP, hearField } from '../acoustics/ears'
import { HARMONICS, harmonicsAt, type Direction } from '../acoustics/harmonics'
import { seededRandom, shaped, type Random } from '../synthesis/noise'
import { reflectionsOf, Tail, type Room } from '../acoustics/room'
import { SCENE_LENGTH, type NoiseWork, type Scene, type SceneWork } from '../scene'
import { emptyScene } from '../acoustics/stage'
import type { ListenedSound } from '../targets'

/** Direction and time of a sound. */
interface Place extends Direction {
  /** Seconds from the start of the scene. */
  at: number
  level: number
}

export interface Placed extends Place {
  make: (random: Random) => Float32Array
}

/** A sound that players listen for. */
export interface PlacedTarget extends Place {
  kind: ListenedSound
}

export interface SceneDesign {
  seed: number
  room: Room
  /** Continuous sound from no direction. */
  noise: (scene: Scene, random: Random) => NoiseWork
  /** Other sounds, which players do not listen for. */
  bed: readonly Placed[]
  targets: readonly PlacedTarget[]
}

/** Seconds at the end of a scene whose sounds last into its beginning. */
const REACH = 2
/** Harmonics of reflections: first order, since the direction of echoes is hard to tell. */
const OF_REFLECTIONS = 4
/** Filter of reflections from walls. */
const WALL = { type: 'LP', fc: 6000, q: 0.6 } as const
/** Distances between the seeds of two sounds of a scene, and of targets from the bed. */
const SEEDS = { sound: 7919, targets: 500_000 } as const

/** A sound with the seed of its random numbers. */
interface Seeded extends Placed {
  seed: number
}

type ListenedSounds = Readonly<Record<ListenedSound, Placed['make']>>

/** Renders a whole scene. Yields after each second that is complete. */
export function* sceneWork(design: SceneDesign, sounds: ListenedSounds): SceneWork {
  const scene = emptyScene()
  yield* noiseOf(design, scene)
  yield* heard([...bedOf(design), ...targetsOf(design, sounds)], design.room, scene)
  return scene
}

function noiseOf({ noise, seed }: SceneDesign, scene: Scene): NoiseWork {
  return noise(scene, seededRandom(seed))
}

function bedOf({ bed, seed }: SceneDesign): Seeded[] {
  return bed.map((placed, index) => ({ ...placed, seed: seed + (index + 1) * SEEDS.sound }))
}

function targetsOf({ targets, seed }: SceneDesign, sounds: ListenedSounds): Seeded[] {
  return targets.map((placed, index) => ({
    ...placed,
    make: sounds[placed.kind],
    seed: seed + SEEDS.targets + index * SEEDS.sound,
  }))
}

/** Adds sounds to a scene as heard in a room, second by second, beginning with those that last over its end. */
function* heard(sounds: readonly Seeded[], room: Room, scene: Scene): SceneWork<void> {
  const field = new Field(room)
  const late = (SCENE_LENGTH - REACH) * SAMPLE_RATE
  yield* placed(sounds, SCENE_LENGTH - REACH, SCENE_LENGTH, field)
  for (let second = 0; second < SCENE_LENGTH; second += 1) {
    if (second < SCENE_LENGTH - REACH) yield* placed(sounds, second, second + 1, field)
    if (second === 0) field.warm(late)
    for (let start = second * SAMPLE_RATE; start < (second + 1) * SAMPLE_RATE; start += EARS_STEP) {
      field.hear(scene, start)
      yield
    }
    yield { scene, seconds: second + 1 }
  }
}

function* placed(sounds: readonly Seeded[], from: number, to: number, field: Field): NoiseWork {
  for (const sound of sounds) {
    if (sound.at < from || sound.at >= to) continue
    field.add(sound.make(seededRandom(sound.seed)), sound)
    yield
  }
}

/** Looping sound from all directions around the head, by harmonics, and the input of the room's tail. */
class Field {
  private readonly harmonics = Array.from({ length: HARMONICS }, emptyTrack)
  private readonly sent = emptyTrack()
  private readonly tail: Tail

  constructor(private readonly room: Room) {
    this.tail = new Tail(room)
  }

  add(sound: Float32Array, placed: Placed): void {
    this.encode(sound, placed.at, placed.level, placed, HARMONICS)
    const dull = shaped(sound, WALL)
    for (const { delay, level, ...direction } of reflectionsOf(this.room, placed))
      this.encode(dull, placed.at + delay, placed.level * level, direction, OF_REFLECTIONS)
    mix(this.sent, dull, placed.at, placed.level)
  }

  /** Runs the tail from a sample on to the end, since it is audible at the beginning. */
  warm(from: number): void {
    this.tail.add(this.sent, emptyScene(), from, this.sent.length - from)
  }

  hear(scene: Scene, start: number): void {
    hearField(this.harmonics, scene, start)
    this.tail.add(this.sent, scene, start, EARS_STEP)
  }

  private encode(sound: Float32Array, at: number, level: number, direction: Direction, most: number): void {
    for (const [channel, share] of harmonicsAt(direction).slice(0, most).entries()) {
      const track = this.harmonics[channel]
      if (track && Math.abs(share) > 1e-6) mix(track, sound, at, level * share)
    }
  }
}

function emptyTrack(): Float32Array<ArrayBuffer> {
  return new Float32Array(SCENE_LENGTH * SAMPLE_RATE)
}

/** Adds a sound; what reaches beyond the end continues at the beginning. */
function mix(track: Float32Array, sound: Float32Array, at: number, level: number): void {
  let position = Math.round(at * SAMPLE_RATE) % track.length
  // An indexed loop, as for filters.
  for (let index = 0; index < sound.length; index += 1) {
    track[position] = (track[position] ?? 0) + (sound[index] ?? 0) * level
    position = position + 1 === track.length ? 0 : position + 1
  }
}
