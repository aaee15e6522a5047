import { z } from 'zod'
import { parseLoosely, problemsOf, type Env, type Source } from './env-schema'
import { shared } from './shared'
import { picked, SECTIONS } from './desk-variables'

export {
  AGE_KEY_PREFIX,
  ageKeySchema,
  DATEV_ACCOUNTS,
  EnvError,
  isAgeKey,
  isLoopback,
  OWNER_MAIL_KINDS,
  parseEnv,
  variableNames,
  type Env,
} from './env-schema'

const textsSchema = z.record(z.string(), z.string())
/** Variables that the start hands to the shop's process as JSON. */
const handed = (text: string | undefined) => textsSchema.parse(JSON.parse(text || '{}'))

interface State {
  /** The owner's, in clear. */
  stored: Source
  layers: Layered | null
  current: Env | null
}

const state = () =>
  shared('env', (): State => ({ stored: handed(process.env.SHOP_STORED), layers: null, current: null }))

/** Required variables may be missing until the store has been read, see `missingVariables`. @throws EnvError */
export function env(): Env {
  return (state().current ??= parseLoosely(layers().source))
}

export function setStoredVariables(stored: Source): void {
  Object.assign(state(), { stored, layers: null, current: null })
}

/** The owner's, in clear. */
export function variablesAtStart(): Source {
  return handed(process.env.SHOP_STORED)
}

export function storedVariables(): Source {
  return state().stored
}

export function unusableVariables(): string[] {
  return layers().unusable
}

export function missingVariables(): string[] {
  return problemsOf(layers().source)
}

function layers(): Layered {
  const { stored } = state()
  return (state().layers ??= layered({
    given: process.env,
    stored,
    standIn: handed(process.env.SHOP_STAND_IN),
  }))
}

interface Layers {
  given: Source
  /** Decrypted. */
  stored: Source
  /** Stripe's local stand-in. */
  standIn: Source
}

interface Layered {
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
