import { evenedScene } from '@/lib/audio/dynamics/even-scene'
import type { Filter } from '@/lib/audio/filter'
import { loweredAs, matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import { renderScene } from '@/lib/audio/scenes/render-scene'
import type { FinishedScene } from '@/lib/audio/scenes/scene'
import { soundKey, type HeardScene, type SceneSound } from './heard-scene'
import { keepLast } from './keep-last'

/** What is to be made equally loud. */
export interface Sides {
  filters: readonly Filter[]
  /** The preset with a headset's correction, if one is chosen. */
  whole?: readonly Filter[] | undefined
}

/** Makes scenes and measures them. Those asked for last are kept, because each change of filters is measured anew. */
export class SceneMaker {
  readonly #scenes = new Map<string, Promise<FinishedScene>>()

  /** @param rest awaited again and again, so that others have their turn */
  constructor(private readonly rest: () => Promise<void>) {}

  scene(sound: SceneSound): Promise<FinishedScene> {
    const { name, dynamics } = sound
    return keepLast(this.#scenes, soundKey(sound), async () =>
      dynamics
        ? evenedScene(await this.scene({ name, dynamics: null }), dynamics, this.rest)
        : renderScene(name, this.rest),
    )
  }

  /** Gains that make all sides equally loud, and as loud with `Leises lauter` as without. */
  async gains({ name, dynamics, isEvened }: HeardScene, sides: Sides): Promise<MatchedGains> {
    const plain = await this.#matched({ name, dynamics: null }, sides)
    if (!dynamics) return plain
    const evened = await this.#matched({ name, dynamics }, sides)
    return isEvened ? loweredAs(evened, plain) : loweredAs(plain, evened)
  }

  async #matched(sound: SceneSound, { filters, whole }: Sides): Promise<MatchedGains> {
    const { left, right, loudness } = await this.scene(sound)
    return matchLoudness({ channels: [left, right], loudness }, filters, this.rest, whole)
  }
}
