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
] as const

export type SceneName = (typeof sceneNames)[number]

/** In seconds; then a scene repeats without a gap. */
export const SCENE_LENGTH = 8

/** The making of a scene, with a rest after each sound, in which a page can answer. */
export type SceneWork = Generator<void, Scene>

/** Samples of both ears at 48 kHz. */
export interface Scene {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}
