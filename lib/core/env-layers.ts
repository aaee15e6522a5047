import { problemsOf, type Source } from './env-schema'
import { picked, SECTIONS } from './desk-variables'

export interface Layers {
  given: Source
  /** Decrypted. */
  stored: Source
  /** Stripe's local stand-in. */
  standIn: Source
}

export interface Layered {
  source: Source
  /** Names of stored variables that are left out, because the result would be invalid. */
  unusable: string[]
}

/** Environment, store, stand-in: the first wins. Invalid sections of the store are left out, to end no process. */
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
