import { TextField } from '@/components/ui/fields/field'
import type { FieldTexts } from '@/components/ui/fields/described-by'

export function CodeField(field: FieldTexts) {
  return (
    <TextField
      {...field}
      name="code"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}
