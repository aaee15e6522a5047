import { isSecretName, deskVariables, type DeskVariable } from '@/lib/core/desk-variables'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import { variableChangesSchema, variableSchema } from '@/lib/settings/variables-schema'
import { ADDRESS } from './shop-address'
import { sealingFor } from '@/lib/core/sealing'

export const VARIABLES = 'setup/variables'
const CHANGES = 'setup/variableChanges'

export const { sealed, unsealed } = sealingFor('setup variables')

export type Variables = Partial<Record<DeskVariable, string>>

export interface OpenedVariables {
  values: Variables
  /** Sealed with another server secret, or damaged. They count as unset. */
  unreadable: DeskVariable[]
}

/** Now and on every change; `stored` with sealed secrets. */
export function subscribeToVariables(
  store: Store,
  listener: (variables: OpenedVariables, stored: Json | null) => void,
): Unsubscribe {
  return store.subscribe(VARIABLES, (value) => listener(opened(value), value))
}

export async function getVariables(store: Store): Promise<OpenedVariables> {
  return opened(await store.get(VARIABLES))
}

export async function countVariableChanges(store: Store): Promise<number> {
  return variableChangesSchema.parse((await store.get(CHANGES)) ?? 0)
}

/** Null unsets. A new address is wanted: the next start need not have the former. @param count changes so far */
export function variablesChanged(
  count: number,
  change: Readonly<Record<string, string | null>>,
  further: Changes,
): OnceChanges {
  const written = Object.entries(change).map(([name, value]) => [
    `${VARIABLES}/${name}`,
    value !== null && isSecretName(name) ? sealed(name, value) : value,
  ])
  const forgotten = 'PUBLIC_ORIGIN' in change ? [[ADDRESS, null]] : []
  return {
    onceKey: `variables_${count}`,
    changes: { ...Object.fromEntries([...written, ...forgotten]), [CHANGES]: count + 1, ...further },
  }
}

export function opened(stored: Json | null): OpenedVariables {
  const values: Variables = {}
  const unreadable: DeskVariable[] = []
  for (const name of deskVariables) {
    const value: unknown = Reflect.get(Object(stored), name)
    if (value === undefined) continue
    const text = variableSchema.safeParse(value).data ?? null
    const clear = text !== null && isSecretName(name) ? unsealed(name, text) : text
    if (clear === null) unreadable.push(name)
    else values[name] = clear
  }
  return { values, unreadable }
}
