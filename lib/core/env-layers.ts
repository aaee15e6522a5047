import { problemsOf, type Source } from './env-schema'
import { picked, SECTIONS } from './storable'

export interface Layers {
  /** The process's environment. */
  given: Source
  /** The owner's settings from the store, in clear. */
  stored: Source
  /** Stripe's local stand-in. */
  standIn: Source
}

export interface Layered {
  source: Source
  /** Names of stored settings that cannot be used, because what comes of them would be wrong. */
  unusable: string[]
}

/**
 * One source of several: the environment wins over the store, and both over the stand-in. A section of the store that would
 * make something wrong which was right without it is left out as a whole, so that nothing saved at the desk ends a process.
 */
export function layered({ given, stored, standIn }: Layers): Layered {
  let source = given
  let known = problemsOf(given)
  const unusable: string[] = []
  for (const names of Object.values(SECTIONS)) {
    const added = picked(
      stored,
      names.filter((name) => !given[name]),
    )
    if (Object.keys(added).length === 0) continue
    const next = { ...source, ...added }
    const problems = problemsOf(next)
    const isRight = problems.every((name) => known.includes(name))
    if (isRight) [source, known] = [next, problems]
    else unusable.push(...Object.keys(added))
  }
  return { source: source.STRIPE_SECRET_KEY ? source : { ...source, ...standIn }, unusable }
}
