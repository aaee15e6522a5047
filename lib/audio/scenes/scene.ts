/** The scenes of the listening sample, in display order: those that fit many games, then one for each preset's game. */
export const sceneNames = [
  'steps',
  'shots',
  'voice',
  'floors',
  'grass',
  'walls',
  'boards',
  'limit',
  'fight',
  'leaves',
  'rain',
  'pings',
  'beat',
  'tiles',
  'dust',
  'rubble',
  'chests',
] as const

export type SceneName = (typeof sceneNames)[number]

/** The scene to hear out of those that fit: the chosen one, or else the first. */
export function sceneIn<Name>(fitting: readonly Name[], chosen: Name | null): Name | undefined {
  return fitting.find((scene) => scene === chosen) ?? fitting[0]
}

/** In seconds; then a scene repeats without a gap. */
export const SCENE_LENGTH = 8

/** A scene that is whole up to so many seconds, while the rest is made. */
export interface Beginning {
  scene: Scene
  seconds: number
}

/** The making of a scene, with a rest after each sound, in which a page can answer. */
export type SceneWork<Made = Scene> = Generator<Beginning | void, Made>

/** The same for what a scene sounds like without the sounds that one listens for. */
export type NoiseWork = Generator<void, void>

/** Samples of both ears at 48 kHz. */
export interface Scene {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

export interface FinishedScene extends Scene {
  /** LUFS */
  loudness: number
}
