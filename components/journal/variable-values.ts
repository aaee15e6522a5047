import { formatCents } from '@/lib/core/money'
import { isSecretName, deskVariables, type DeskVariable } from '@/lib/core/desk-variables'
// oxlint-disable-next-line no-restricted-imports -- renders nothing: values of entries as text
import messages from '@/messages/de.json'

const { fields, options } = messages.setup
const words = new Map(Object.entries(messages.journal.values))
const named = new Map<string, Record<string, string>>(Object.entries(options))

export function isDeskVariable(field: string): field is DeskVariable {
  return deskVariables.some((name) => name === field)
}

export function variableLabel(name: DeskVariable): string {
  return fields[name].label
}

/** A variable's value in readable form; for a secret, only whether it is set. */
export function variableValue(name: DeskVariable, value: unknown): string {
  if (isSecretName(name)) return words.get(String(value)) ?? ''
  if (name === 'PARTNER_THRESHOLD') return formatCents(Number(value))
  const choices = named.get(name)
  return choices
    ? String(value)
        .split(',')
        .map((choice) => choices[choice] ?? choice)
        .join(', ')
    : String(value)
}
