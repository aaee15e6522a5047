import 'server-only'
import { parseLoosely, problemsOf, type Env, type Source } from '@/lib/core/env-schema'
import { ShopError } from '@/lib/core/errors'
import { picked, SECTIONS } from '@/lib/core/storable'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { getVariables } from './data'
import type { SignInAnswer } from './sign-in-answers'

export type TrySignIn = (settings: Env) => Promise<SignInAnswer>

const { signInCheck: texts } = messages.setup
/** Where a refusal is shown. */
const places: Partial<Record<SignInAnswer, (typeof SECTIONS.signIn)[number]>> = {
  keyRefused: 'FIREBASE_WEB_API_KEY',
  accountRefused: 'FIREBASE_SERVICE_ACCOUNT',
}

/** Settings of sign-in alone as they become with a change, secrets in clear, beside the environment's. */
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
 * Tries sign-in settings before they are stored, and those in force before an address is: once others can reach the shop, a
 * wrong key would keep its owner out, too.
 * @param change null for those let go of
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
  // What is missing or misspelt is told by the check of all settings.
  if (SECTIONS.signIn.some((name) => wrong.includes(name))) return
  const answer = await trySignIn(parseLoosely(settings))
  if (answer === 'works' || answer === 'local') return
  const place = places[answer]
  const field = place && named.includes(place) ? place : (named[0] ?? 'PUBLIC_ORIGIN')
  throw new ShopError('invalid_input', { fields: { [field]: texts[answer] } })
}
