import { CheckboxField } from '@/components/ui/fields/field'

interface SureFieldProps {
  id: string
  /** Why the shop asks; undefined while it does not. */
  doubts: string | undefined
  label: string
}

/** Asks whether what looks like a mistake is meant. */
export function SureField({ id, doubts, label }: SureFieldProps) {
  return doubts === undefined ? null : <CheckboxField id={id} name="isSure" label={label} error={doubts} />
}
