/** In display order: those that fit many games, then one for each preset's game. */
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

export function sceneIn<Name>(fitting: readonly Name[], chosen: Name | null): Name | undefined {
  return fitting.find((scene) => scene === chosen) ?? fitting[0]
}

export const SCENE_LENGTH = 8 // seconds; repeats without a gap

/** Complete up to some second, while the rest is rendered. */
export interface Beginning {
  scene: Scene
  seconds: number
}

/** Yields after each sound, so that a page can respond. */
export type SceneWork<Made = Scene> = Generator<Beginning | void, Made>

/** Without the sounds that players listen for. */
export type NoiseWork = Generator<void, void>

/** Both ears at 48 kHz. */
export interface Scene {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

export interface FinishedScene extends Scene {
  loudness: number // LUFS
}
