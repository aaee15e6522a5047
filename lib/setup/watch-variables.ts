import { z } from 'zod'
import { setCurrentSetup } from '@/lib/catalog/current-catalog'
import { env, parseEnv, setStoredVariables, unusableVariables, variablesAtStart } from '@/lib/core/env'
import { copyIn, keepCopy } from '@/lib/core/kept-copy'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { PAGE_NAMES, picked, START_NAMES, type DeskVariable } from '@/lib/core/desk-variables'
import { tellSettingsAgain } from '@/lib/settings/current-settings'
import type { Store } from '@/lib/store/store'
import { getVariables, opened, subscribeToVariables, type OpenedVariables } from './data'

const COPY = 'variables.json'

const state = shared('setup variables', () => ({ unreadable: [] as DeskVariable[] }))

export function unreadableVariables(): readonly DeskVariable[] {
  return state.unreadable
}

/**
 * Variables for the next start keep their values.
 * @param folder for this machine's copy, with sealed secrets as in the store
 * @returns resolves when the store has first answered
 */
export function watchVariables(store: Store, folder: string): Promise<void> {
  publishToPages()
  return new Promise((resolve) => {
    subscribeToVariables(store, (variables, stored) => {
      keepCopy(folder, COPY, stored ?? {})
      const { values } = variables
      const fixed = picked(variablesAtStart(), START_NAMES)
      const live = Object.entries(values).filter(([name]) => !START_NAMES.some((each) => each === name))
      taken({ ...variables, values: { ...Object.fromEntries(live), ...fixed } })
      publishToPages()
      tellSettingsAgain()
      resolve()
    })
  })
}

/** Until the store answers: without its public address, the shop would refuse requests for that address. */
export function takeLastVariables(folder: string): void {
  const stored = copyIn(folder, COPY, z.record(z.string(), z.string()))
  if (stored) taken(opened(stored))
}

/** Loads the owner's current variables, at a start or for a command. @returns them, with secrets in plain text */
export async function loadVariables(store: Store): Promise<OpenedVariables> {
  const variables = await getVariables(store)
  taken(variables)
  return variables
}

function taken({ values, unreadable }: OpenedVariables): void {
  setStoredVariables(values)
  state.unreadable = unreadable
  const unusable = unusableVariables()
  // Names only: a value may be a secret.
  if (unreadable.length > 0) log().error({ variables: unreadable }, 'stored settings that cannot be read')
  if (unusable.length > 0) log().error({ variables: unusable }, 'stored settings that do not fit')
}

/** Pages that are the same for everyone were built with the defaults, and are regenerated if others apply. */
function publishToPages(): void {
  const [present, usual] = [env(), parseEnv({})].map((settings) =>
    JSON.stringify(PAGE_NAMES.map((name) => settings[name] ?? null)),
  )
  setCurrentSetup('variables', present === usual || present === undefined ? '' : present)
}
