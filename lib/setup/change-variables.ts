import { parseEnv, problemsOf } from '@/lib/core/env-schema'
import { log } from '@/lib/core/log'
import { isSecretName } from '@/lib/core/desk-variables'
import { journalAdded } from '@/lib/journal/data'
import type { Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Json, Store } from '@/lib/store/store'
import { checkVariables } from './check-variables'
import { countVariableChanges, getVariables, VARIABLES, variablesChanged, type Variables } from './data'
import type { VariablesChange } from './schema'
import { changeNotified } from './tell-of-change'

type Change = Record<string, string | null>

interface Around {
  actor: string
  owner: Owner
  admins: () => Promise<string[]>
}

/**
 * In every process; repeatable. @param owner whose data a public address needs
 * @param admins addresses that important changes are mailed to
 * @throws ShopError `invalid_input` with a sentence per field that is wrong, missing or set by the environment
 */
export async function changeVariables(
  store: Store,
  given: VariablesChange,
  { actor, owner, admins }: Around,
): Promise<void> {
  const change = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || null]))
  const told = await admins().catch((error: unknown) => {
    log().warn({ error }, 'admins not known')
    return []
  })
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
    const following = { ...entry, ...changeNotified(altered, told) }
    return { ...variablesChanged(count, altered, following), result: names }
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
