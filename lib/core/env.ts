import { z } from 'zod'
import { layered, type Layered } from './env-layers'
import { parseLoosely, problemsOf, type Env, type Source } from './env-schema'
import { shared } from './shared'

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
