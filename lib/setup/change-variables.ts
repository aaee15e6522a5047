import 'server-only'
import { parseEnv, problemsOf, parseLoosely, type Source } from '@/lib/core/env-schema'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { isSecretName } from '@/lib/core/storable'
import { journalAdded } from '@/lib/journal/data'
import type { Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Json, Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { checkVariables } from './check-variables'
import { countVariableChanges, getVariables, VARIABLES, variablesChanged, type Variables } from './data'
import { requireSignIn, type TrySignIn, settingsWith } from './require-sign-in'
import type { VariablesChange } from './schema'

/** Settings as they become; null lets go of one. */
type Change = Record<string, string | null>

interface Around {
  actor: string
  owner: Owner
  trySignIn: TrySignIn
  unmoved: () => Promise<number>
}

/**
 * Changes settings of the shop, in every process, each once however often it is pressed.
 * @param owner whose data a public address needs
 * @param trySignIn asks the sign-in service about new settings
 * @param unmoved counts users whom the shop's own sign-in would not know
 * @throws ShopError `invalid_input` with a sentence for each field, if one is wrong, missing or set by the environment
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

/** Values for the journal, with a word in the place of a secret; amounts as numbers. */
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
      // One stored by hand may be no amount, and the journal shows amounts only.
      if (problemsOf({ [name]: value }).length > 0) return []
      return [[name, parseEnv({ [name]: value }).PARTNER_THRESHOLD]]
    }),
  )
}

/**
 * Refuses to let go of a Firebase project whose users the shop does not know yet: from the next start on none of them could
 * sign in, and the project would be out of reach.
 * @param unmoved counts them
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
