import { formatCents } from '@/lib/core/money'
import { isSecretName, storableNames, type Storable } from '@/lib/core/storable'
// oxlint-disable-next-line no-restricted-imports -- renders nothing: values of entries as text
import messages from '@/messages/de.json'

const { fields, options } = messages.setup
const words = new Map(Object.entries(messages.journal.values))
const named = new Map<string, Record<string, string>>(Object.entries(options))

/** Whether a field of an entry is a setting that the owner has made at the desk. */
export function isSetting(field: string): field is Storable {
  return storableNames.some((name) => name === field)
}

/** A setting's name as where it is made. */
export function settingLabel(name: Storable): string {
  return fields[name].label
}

/** A setting's value as people read it; of a secret, that there is one. */
export function settingValue(name: Storable, value: unknown): string {
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
