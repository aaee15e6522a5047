import 'server-only'
import { parseEnv, problemsOf, parseLoosely, type Source } from '@/lib/core/env-schema'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { isSecretName } from '@/lib/core/desk-variables'
import { journalAdded } from '@/lib/journal/data'
import type { Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Json, Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { checkVariables } from './check-variables'
import { countVariableChanges, getVariables, VARIABLES, variablesChanged, type Variables } from './data'
import { requireSignIn, type TrySignIn, settingsWith } from './require-sign-in'
import type { VariablesChange } from './schema'

/** New values of variables; null unsets one. */
type Change = Record<string, string | null>

interface Around {
  actor: string
  owner: Owner
  trySignIn: TrySignIn
  unmoved: () => Promise<number>
}

/**
 * Changes variables of the shop, in every process. Repeating a change has no effect.
 * @param owner whose data a public address needs
 * @param trySignIn checks new variables with the sign-in service
 * @param unmoved counts users whom the shop's own sign-in would not know
 * @throws ShopError `invalid_input` with a sentence for each field that is wrong, missing or set by the environment
 */
export async function changeVariables(
  store: Store,
  given: VariablesChange,
  { actor, owner, trySignIn, unmoved }: Around,
): Promise<void> {
  const change = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || null]))
  await requireSignIn(store, change, { environment: process.env, trySignIn })
  await requireMoved(store, change, { environment: process.env, unmoved })
  const changed = await optimisticUpdate(store, async () => {
    const count = await countVariableChanges(store)
    const { values, unreadable } = await getVariables(store)
    const lost = new Set<string>(unreadable)
    const altered: Change = Object.fromEntries(
      Object.entries(change).filter(
        ([name, value]) => lost.has(name) || (valueOf(values, name) ?? null) !== value,
      ),
    )
    checkVariables(values, altered, { owner, environment: process.env })
    const names = Object.keys(altered)
    if (names.length === 0) return { result: null }
    const entry = journalAdded({
      actor,
      act: 'setup-changed',
      subject: VARIABLES,
      before: journalValues(names, (name) => (lost.has(name) ? '' : valueOf(values, name)), 'kept'),
      after: journalValues(names, (name) => altered[name] ?? undefined, 'replaced'),
    })
    return { ...variablesChanged(count, altered, entry), result: names }
  })
  if (changed) log().info({ variables: changed, actor }, 'setup changed')
}

const valueOf = (values: Variables, name: string): string | undefined =>
  Object.entries(values).find(([each]) => each === name)?.[1]

/** Values for the journal: secrets are replaced by a word, and amounts are numbers. */
function journalValues(
  names: readonly string[],
  valueIn: (name: string) => string | undefined,
  word: 'kept' | 'replaced',
): Record<string, Json> {
  return Object.fromEntries(
    names.flatMap((name): [string, Json][] => {
      const value = valueIn(name)
      if (value === undefined) return []
      if (isSecretName(name)) return [[name, word]]
      if (name !== 'PARTNER_THRESHOLD') return [[name, value]]
      // A value stored by hand may be invalid, and the journal shows only valid amounts.
      if (problemsOf({ [name]: value }).length > 0) return []
      return [[name, parseEnv({ [name]: value }).PARTNER_THRESHOLD]]
    }),
  )
}

/**
 * Refuses to unset a Firebase project while the shop does not know all of its users: from the next start on they could not
 * sign in, and the project could no longer be reached.
 * @param unmoved counts these users
 * @throws ShopError `invalid_input` with their number and what to do first
 */
async function requireMoved(
  store: Store,
  change: Readonly<Record<string, string | null>>,
  { environment, unmoved }: { environment: Source; unmoved: () => Promise<number> },
): Promise<void> {
  if (change.FIREBASE_SERVICE_ACCOUNT !== null) return
  const signInAfter = async (changed: typeof change) =>
    parseLoosely(await settingsWith(store, changed, environment)).SIGN_IN
  if ((await signInAfter({})) === 'own' || (await signInAfter(change)) === 'firebase') return
  const count = await unmoved()
  if (count === 0) return
  const sentence = messages.setup.unmoved.replace('{count}', count.toLocaleString('de-DE'))
  throw new ShopError('invalid_input', { fields: { FIREBASE_SERVICE_ACCOUNT: sentence } })
}
