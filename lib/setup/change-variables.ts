import { parseEnv, problemsOf, parseLoosely, type Source } from '@/lib/core/env-schema'
import { log } from '@/lib/core/log'
import { isSecretName, deskVariables } from '@/lib/core/desk-variables'
import { journalAdded } from '@/lib/journal/data'
import type { Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Json, Store } from '@/lib/store/store'
import { countVariableChanges, getVariables, VARIABLES, variablesChanged, type Variables } from './data'
import type { VariablesChange } from './schema'
import { changeNotified } from './tell-of-change'
import { isGiven } from '@/lib/core/derived-settings'
import { ShopError } from '@/lib/core/errors'
import { format, translator } from '@/messages/texts'
import { neededForPublic } from './needed-for-public'

const t = translator('setup.problems')

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

/**
 * By its result with all others. @param change null unsets @param environment takes precedence over stored values
 * @throws ShopError `invalid_input` by field
 */
function checkVariables(
  present: Variables,
  change: Readonly<Change>,
  { owner, environment }: { owner: Owner; environment: Source },
): void {
  const names = deskVariables.filter((name) => name in change)
  refuse(names.filter((name) => isGiven(name, environment)).map((name) => [name, t('given')]))

  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const changed = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value ?? undefined]),
  )
  const stored: Source = { ...present, ...given }
  // An invalid stored value has no effect. It would hide what other variables require, and none could be saved.
  const wrongBefore = problemsOf(stored)
  const before = Object.fromEntries(Object.entries(stored).filter(([name]) => !wrongBefore.includes(name)))
  const after: Source = { ...before, ...changed, ...given }
  const known = problemsOf(before)
  const problems = problemsOf(after)
  const isNew = (name: string) =>
    problems.includes(name) && (change[name] !== undefined || !known.includes(name))
  // The requirements of a public address are checked below, and reported at the address.
  const wrong = deskVariables.filter(isNew)
  refuse(wrong.map((name) => [name, t(after[name] ? `wrong.${name}` : 'missing')]))

  const needs = neededForPublic(parseLoosely(after), owner)
  const isWorse = needs.length > neededForPublic(parseLoosely(before), owner).length
  const place = names.find((name) => name === 'PUBLIC_ORIGIN') ?? names[0]
  if (place === undefined || !(isWorse || (needs.length > 0 && change.PUBLIC_ORIGIN))) return
  const list = format.list(needs.map((need) => t(`needs.${need}`)))
  refuse([[place, t(change.PUBLIC_ORIGIN ? 'forPublic' : 'stillPublic', { list })]])
}

function refuse(fields: [name: string, sentence: string][]): void {
  if (fields.length > 0) throw new ShopError('invalid_input', { fields: Object.fromEntries(fields) })
}
