import type { Filter } from '@/lib/audio/filter'
import { matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import { renderScene } from '@/lib/audio/scenes/render-scene'
import type { FinishedScene, SceneName } from '@/lib/audio/scenes/scene'
import { keepLast } from './keep-last'

/** What is to be made equally loud. */
export interface Sides {
  filters: readonly Filter[]
  /** The preset with a headset's correction, if one is chosen. */
  whole?: readonly Filter[] | undefined
}

/** Makes scenes and measures them. Those asked for last are kept, because each change of filters is measured anew. */
export class SceneMaker {
  readonly #scenes = new Map<SceneName, Promise<FinishedScene>>()

  /** @param rest awaited again and again, so that others have their turn */
  constructor(private readonly rest: () => Promise<void>) {}

  scene(name: SceneName): Promise<FinishedScene> {
    return keepLast(this.#scenes, name, () => renderScene(name, this.rest))
  }

  async gains(name: SceneName, { filters, whole }: Sides): Promise<MatchedGains> {
    const { left, right, loudness } = await this.scene(name)
    return matchLoudness({ channels: [left, right], loudness }, filters, this.rest, whole)
  }
}
