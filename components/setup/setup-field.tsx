'use client'

import { use } from 'react'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { FieldsContext } from '@/components/ui/fields/judged'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { parseEuros } from '@/lib/core/money'

export type FieldKind = 'text' | 'euros' | 'percent' | 'area' | 'choice' | 'choices' | 'secret'

export interface SetupFieldData {
  name: string
  kind: FieldKind
  label: string
  hint: string
  /** Of a secret always ''. */
  value: string
  options: { value: string; text: string }[]
  /** Removes a stored secret; '' where there is none. */
  remove: string
}

interface SetupFieldProps {
  field: SetupFieldData
}

export function SetupField({ field }: SetupFieldProps) {
  const t = useTranslations('setup.form')
  const error = useError(field)
  const { name, kind, label, hint, value, options, remove } = field
  const all = { id: `setup-${name}`, name, label, hint: hint || undefined, error }
  const typed = { ...all, defaultValue: shownValue(kind, value), autoComplete: 'off', spellCheck: false }
  const removal = remove && (
    <CheckboxField id={`setup-${name}-remove`} name={`${name} remove`} label={remove} />
  )
  switch (kind) {
    case 'area':
      return <TextAreaField {...typed} spellCheck rows={3} maxLength={500} />
    case 'secret':
      return (
        <>
          <PasswordField {...typed} autoComplete="new-password" />
          {removal}
        </>
      )
    case 'choice':
      return (
        <SelectField {...all} defaultValue={value}>
          <option value="">{t('usual')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </SelectField>
      )
    case 'choices':
      return <Choices field={field} />
    default:
      return <TextField {...typed} inputMode={kind === 'text' ? undefined : 'decimal'} />
  }
}

function useError({ name }: SetupFieldData): string | undefined {
  const { errors } = use(FieldsContext)
  return errors[`values.${name}`] ?? errors[name]
}

function Choices({ field }: SetupFieldProps) {
  const { name, label, hint, value, options } = field
  const error = useError(field)
  const chosen = value.split(',')
  return (
    <fieldset aria-describedby={`setup-${name}-hint`} className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          id={`setup-${name}-${option.value}`}
          name={name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
          label={option.text}
        />
      ))}
      <p id={`setup-${name}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

/** Undefined for a secret that should not change. */
export function saidIn(form: FormData, { name, kind }: SetupFieldData): string | null | undefined {
  const typed = String(form.get(name) ?? '').trim()
  switch (kind) {
    case 'secret':
      if (typed !== '') return typed
      return form.has(`${name} remove`) ? null : undefined
    case 'choices':
      return form.getAll(name).join(',')
    case 'euros':
      // The shop refuses "null" with the field's error; the typed 25.00 would be accepted as 25 cents.
      return typed === '' ? '' : String(parseEuros(typed))
    case 'percent':
      return typed.replace(/\s*%$/, '').replace(',', '.')
    default:
      return typed
  }
}

function shownValue(kind: FieldKind, value: string): string {
  if (kind === 'percent') return value.replace('.', ',')
  if (kind !== 'euros' || value === '') return value
  return (Number(value) / 100).toFixed(2).replace('.', ',')
}
