import { evenedScene } from '@/lib/audio/dynamics/even-scene'
import type { Filter } from '@/lib/audio/filter'
import { loweredAs, matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import { renderScene } from '@/lib/audio/scenes/rendering/render-scene'
import type { FinishedScene } from '@/lib/audio/scenes/scene'
import { soundKey, type HeardScene, type SceneSound, keepLast } from './heard-scene'

/** `opening`: the first seconds, which can be played earlier. */
export type Part = 'whole' | 'opening'

/** With and without a headset; both are made as loud as the plain scene. */
export interface Sides {
  filters: readonly Filter[]
  whole?: readonly Filter[] | undefined // with a headset's correction, if one is chosen
}

/** Keeps the most recently used scenes, because each change of filters is measured again. */
export class SceneMaker {
  readonly #scenes = new Map<string, Record<Part, Promise<FinishedScene>>>()

  /** @param rest awaited repeatedly, to yield to other tasks */
  constructor(private readonly rest: () => Promise<void>) {}

  whole(sound: SceneSound): Promise<FinishedScene> {
    return this.#made(sound).whole
  }

  /** While the rest is being made, if the scene is made in chronological order; otherwise the whole scene. */
  opening(sound: SceneSound): Promise<FinishedScene> {
    return this.#made(sound).opening
  }

  /** Make all sides equally loud, and as loud with `Leises lauter` as without. */
  async gains(
    { name, dynamics, isEvened }: HeardScene,
    sides: Sides,
    part: Part = 'whole',
  ): Promise<MatchedGains> {
    const plain = await this.#matched({ name, dynamics: null }, sides, part)
    if (!dynamics) return plain
    const evened = await this.#matched({ name, dynamics }, sides, part)
    return isEvened ? loweredAs(evened, plain) : loweredAs(plain, evened)
  }

  async #matched(sound: SceneSound, { filters, whole }: Sides, part: Part): Promise<MatchedGains> {
    const { left, right, loudness } = await this[part](sound)
    return matchLoudness({ channels: [left, right], loudness }, filters, this.rest, whole)
  }

  #made(sound: SceneSound): Record<Part, Promise<FinishedScene>> {
    return keepLast(this.#scenes, soundKey(sound), () => this.#make(sound))
  }

  #make({ name, dynamics }: SceneSound): Record<Part, Promise<FinishedScene>> {
    if (dynamics) {
      const plain = this.whole({ name, dynamics: null })
      const evened = plain.then((scene) => evenedScene(scene, dynamics, this.rest))
      return { whole: evened, opening: evened }
    }
    let begin: (opening: FinishedScene) => void = () => {}
    const begun = new Promise<FinishedScene>((resolve) => (begin = resolve))
    const whole = renderScene(name, this.rest, begin)
    const made = { whole, opening: Promise.race([begun, whole]) }
    // The whole scene replaces its opening.
    whole.then(
      () => (made.opening = whole),
      () => {},
    )
    return made
  }
}
