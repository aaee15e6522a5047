import 'server-only'
import { parseLoosely, problemsOf, type Env, type Source } from '@/lib/core/env-schema'
import { ShopError } from '@/lib/core/errors'
import { picked, SECTIONS } from '@/lib/core/desk-variables'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { getVariables } from './data'
import type { SignInAnswer } from './sign-in-answers'

export type TrySignIn = (settings: Env) => Promise<SignInAnswer>

const { signInCheck: texts } = messages.setup
/** The field at which a refusal is shown. */
const places: Partial<Record<SignInAnswer, (typeof SECTIONS.signIn)[number]>> = {
  keyRefused: 'FIREBASE_WEB_API_KEY',
  accountRefused: 'FIREBASE_SERVICE_ACCOUNT',
}

/** The sign-in variables after a change, with secrets in plain text, together with the environment. */
export async function settingsWith(
  store: Store,
  change: Readonly<Record<string, string | null>>,
  environment: Source,
): Promise<Source> {
  const { values } = await getVariables(store)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const changed = SECTIONS.signIn
    .filter((name) => name in change)
    .map((name) => [name, change[name] ?? undefined])
  return { ...picked(values, SECTIONS.signIn), ...Object.fromEntries(changed), ...given }
}

/**
 * Checks sign-in variables before they are stored, and those in force before the public address changes: once others can reach
 * the shop, a wrong key would lock its owner out, too.
 * @param change null unsets a variable
 * @throws ShopError `invalid_input` with a sentence at the field
 */
export async function requireSignIn(
  store: Store,
  change: Readonly<Record<string, string | null>>,
  { environment, trySignIn }: { environment: Source; trySignIn: TrySignIn },
): Promise<void> {
  const named = SECTIONS.signIn.filter((name) => typeof change[name] === 'string')
  const isAddress = typeof change.PUBLIC_ORIGIN === 'string'
  if (named.length === 0 && !isAddress) return
  const settings = await settingsWith(store, change, environment)
  const wrong = problemsOf(settings)
  // Missing or malformed variables are reported by the check of all variables.
  if (SECTIONS.signIn.some((name) => wrong.includes(name))) return
  const answer = await trySignIn(parseLoosely(settings))
  if (answer === 'works' || answer === 'local') return
  const place = places[answer]
  const field = place && named.includes(place) ? place : (named[0] ?? 'PUBLIC_ORIGIN')
  throw new ShopError('invalid_input', { fields: { [field]: texts[answer] } })
}
