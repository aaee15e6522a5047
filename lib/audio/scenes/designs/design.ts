import { SAMPLE_RATE } from '../../filter'
import { EARS_STEP, hearField, measuredNear, type Direction, type Field } from '../acoustics/ears'
import { seededRandom, shaped, type Random } from '../synthesis/noise'
import { reflectionsOf, Tail, type Room } from '../acoustics/room'
import { SCENE_LENGTH, type NoiseWork, type Scene, type SceneWork } from '../scene'
import { emptyScene, surround } from '../acoustics/stage'
import { ambient, type Ambience } from '../synthesis/ambience'
import { amplitudeOf } from '../../preamp'
import type { ListenedSound } from '../targets'

interface Place extends Direction {
  at: number // seconds from the start of the scene
  level: number
}

export interface Placed extends Place {
  make: (random: Random) => Float32Array
}

export interface PlacedTarget extends Place {
  kind: ListenedSound
}

export interface SceneDesign {
  seed: number
  room: Room
  ambience: Ambience
  /** The same at both ears: an engine, music. */
  drone?: { make: () => Float32Array; level: number }
  bed: readonly Placed[] // loud moments: fights, thunder, a chorus
  targets: readonly PlacedTarget[]
  /** dB: the loud parts 20 dB above the ambience, the targets close to it, all at -20 LUFS. Stored, since finding
   * them takes longer than rendering; the test reports what is off in a scene that has changed. */
  mix: { ambience: number; bed: number; targets: number }
}

/** @param apart seconds */
export function repeated(count: number, apart: number, placed: Placed): Placed[] {
  return Array.from({ length: count }, (_, index) => ({ ...placed, at: placed.at + index * apart }))
}

const REACH = 2 // seconds at the end of a scene whose sounds last into its beginning
const WALL = { type: 'LP', fc: 6000, q: 0.6 } as const // reflections
/** Between the seeds of two sounds of a scene, and of targets from the bed. */
const SEEDS = { sound: 7919, targets: 500_000 } as const

interface Seeded extends Placed {
  seed: number
}

type ListenedSounds = Readonly<Record<ListenedSound, Placed['make']>>

/** Yields after each second that is complete. */
export function* sceneWork(design: SceneDesign, sounds: ListenedSounds): SceneWork {
  const scene = emptyScene()
  yield* noiseOf(design, scene, seededRandom(design.seed))
  yield* heard([...bedOf(design), ...targetsOf(design, sounds)], design.room, scene)
  return scene
}

export function* noiseOf({ ambience, drone, mix }: SceneDesign, scene: Scene, random: Random): NoiseWork {
  yield* ambient(scene, random, ambience, amplitudeOf(mix.ambience))
  if (!drone) return
  const sound = drone.make()
  surround(scene, sound, sound, amplitudeOf(mix.ambience) * drone.level)
  yield
}

function bedOf({ bed, seed, mix }: SceneDesign): Seeded[] {
  return bed.map((placed, index) => ({
    ...placed,
    level: placed.level * amplitudeOf(mix.bed),
    seed: seed + (index + 1) * SEEDS.sound,
  }))
}

function targetsOf({ targets, seed, mix }: SceneDesign, sounds: ListenedSounds): Seeded[] {
  return targets.map((placed, index) => ({
    ...placed,
    level: placed.level * amplitudeOf(mix.targets),
    make: sounds[placed.kind],
    seed: seed + SEEDS.targets + index * SEEDS.sound,
  }))
}

/** As heard in a room, second by second, beginning with those that last over its end. */
function* heard(sounds: readonly Seeded[], room: Room, scene: Scene): SceneWork<void> {
  const field = new RoomField(room)
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

function* placed(sounds: readonly Seeded[], from: number, to: number, field: RoomField): NoiseWork {
  for (const sound of sounds) {
    if (sound.at < from || sound.at >= to) continue
    field.add(sound.make(seededRandom(sound.seed)), sound)
    yield
  }
}

/** Looping sound from all directions around the head, and the input of the room's tail. */
class RoomField {
  private readonly sounds: Field = new Map()
  private readonly sent = emptyTrack()
  private readonly tail: Tail

  constructor(private readonly room: Room) {
    this.tail = new Tail(room)
  }

  add(sound: Float32Array, placed: Placed): void {
    mix(this.from(placed), sound, placed.at, placed.level)
    const dull = shaped(sound, WALL)
    for (const { delay, level, ...direction } of reflectionsOf(this.room, placed))
      mix(this.from(direction), dull, placed.at + delay, placed.level * level)
    mix(this.sent, dull, placed.at, placed.level)
  }

  /** Runs the tail from a sample on to the end, since it is audible at the beginning. */
  warm(from: number): void {
    this.tail.add(this.sent, emptyScene(), from, this.sent.length - from)
  }

  hear(scene: Scene, start: number): void {
    hearField(this.sounds, scene, start)
    this.tail.add(this.sent, scene, start, EARS_STEP)
  }

  private from(direction: Direction): Float32Array {
    const measured = measuredNear(direction)
    const sounds = this.sounds.get(measured) ?? emptyTrack()
    this.sounds.set(measured, sounds)
    return sounds
  }
}

function emptyTrack(): Float32Array<ArrayBuffer> {
  return new Float32Array(SCENE_LENGTH * SAMPLE_RATE)
}

/** What reaches beyond the end continues at the beginning. */
function mix(track: Float32Array, sound: Float32Array, at: number, level: number): void {
  let position = Math.round(at * SAMPLE_RATE) % track.length
  for (let index = 0; index < sound.length; index += 1) {
    track[position] = (track[position] ?? 0) + (sound[index] ?? 0) * level
    position = position + 1 === track.length ? 0 : position + 1
  }
}
