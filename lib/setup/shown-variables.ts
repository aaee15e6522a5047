import { isGiven } from '@/lib/core/derived-settings'
import { storedVariables } from '@/lib/core/env'
import { isSecretName, START_NAMES, type DeskVariable } from '@/lib/core/desk-variables'
import type { Store } from '@/lib/store/store'
import { getVariables } from './data'

/** Last characters by which the owner may recognise a secret, and how long it must be for that. */
const ENDING = 4
const LONG_ENOUGH = 20

/** A secret never with its value. */
export interface ShownVariable {
  from: 'environment' | 'store' | 'nowhere'
  /** '' for secrets, none, and values provided by another variable. */
  value: string
  /** Last characters of a long secret; '' otherwise. */
  ending: string
  isUnreadable: boolean
  /** Takes effect at the next start. */
  isPending: boolean
}

export async function shownVariables(store: Store): Promise<(name: DeskVariable) => ShownVariable> {
  const { values, unreadable } = await getVariables(store)
  return (name) => {
    if (isGiven(name, process.env)) return shownGiven(name, process.env[name] ?? '')
    return shownStored(name, values[name] ?? '', unreadable.includes(name))
  }
}

function shownGiven(name: DeskVariable, value: string): ShownVariable {
  const shown = isSecretName(name) ? '' : value
  return { from: 'environment', value: shown, ending: '', isUnreadable: false, isPending: false }
}

function shownStored(name: DeskVariable, text: string, isUnreadable: boolean): ShownVariable {
  const isSecret = isSecretName(name)
  return {
    from: text === '' && !isUnreadable ? 'nowhere' : 'store',
    value: isSecret ? '' : text,
    ending: isSecret && isKey(name) && text.length >= LONG_ENOUGH ? text.slice(-ENDING) : '',
    isUnreadable,
    isPending: START_NAMES.includes(name) && (storedVariables()[name] ?? '') !== text,
  }
}

/** A mail server's address ends with its name, and the end of a key file says nothing. */
function isKey(name: DeskVariable): boolean {
  return name.startsWith('STRIPE_')
}
