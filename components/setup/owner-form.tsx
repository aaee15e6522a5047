'use client'

import { useState } from 'react'
import { DeskForm, type ButtonTexts } from '@/components/desk/desk-form'
import { emailInput, SelectField, TextField } from '@/components/ui/fields/field'
import type { OwnerField, OwnerPart } from '@/lib/legal/owner-fields'
import type { Vat } from '@/lib/legal/schema'
import { readOwner } from './read-owner'

type Mode = Vat['mode']

export interface OwnerFormTexts extends ButtonTexts {
  parts: Record<OwnerPart, string>
  labels: Record<OwnerField, string>
  hints: Partial<Record<OwnerField, string>>
  modes: Record<Mode, string>
  /** The shop's sentence about VAT, by mode. */
  effects: Record<Mode, string>
  person: { label: string; hint: string; open: string; same: string; other: string }
}

interface OwnerFormProps {
  /** The id of the heading that gets the focus after success. */
  title: string
  /** Number of changes as seen. */
  revision: number
  values: Record<OwnerField, string>
  mode: Mode
  texts: OwnerFormTexts
}

/** Changes who runs the shop. */
export function OwnerForm({ title, revision, values, mode, texts }: OwnerFormProps) {
  return (
    <DeskForm
      title={title}
      method="PUT"
      address="/api/admin/setup/owner"
      bodyOf={(form) => ({ ...readOwner(form), ...personOf(form), revision })}
      texts={texts}
    >
      {(errors) => (
        <>
          {revision > 0 && <PersonField texts={texts.person} error={errors.person} />}
          <OwnerFields {...{ values, mode, texts, errors }} />
        </>
      )}
    </DeskForm>
  )
}

/** Nothing where it is left open. */
function personOf(form: FormData) {
  const person = String(form.get('person') ?? '')
  return person === '' ? {} : { person }
}

function PersonField({ texts, error }: { texts: OwnerFormTexts['person']; error: string | undefined }) {
  const { label, hint, open, same, other } = texts
  return (
    <SelectField id="owner-person" name="person" {...{ label, hint, error }}>
      <option value="">{open}</option>
      <option value="same">{same}</option>
      <option value="other">{other}</option>
    </SelectField>
  )
}

type FieldsProps = Pick<OwnerFormProps, 'values' | 'mode' | 'texts'> & { errors: Record<string, string> }

function OwnerFields({ values, mode, texts, errors }: FieldsProps) {
  const field = (name: OwnerField) => ({
    id: `owner-${name.replace('.', '-')}`,
    ...{ name, label: texts.labels[name], hint: texts.hints[name], error: errors[name] },
  })
  const text = (name: OwnerField) => ({ ...field(name), defaultValue: values[name], autoComplete: 'off' })
  const number = (name: OwnerField) => ({ ...text(name), spellCheck: false })
  return (
    <>
      <Part name={texts.parts.firm}>
        <TextField {...text('name')} />
        <TextField {...text('legalForm')} />
        <TextField {...text('representative')} />
        <TextField {...text('register.court')} />
        <TextField {...number('register.number')} />
      </Part>
      <Part name={texts.parts.address}>
        <TextField {...text('street')} />
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
          <TextField {...number('zip')} />
          <TextField {...text('city')} />
        </div>
        <TextField {...text('country')} />
      </Part>
      <Part name={texts.parts.contact}>
        <TextField {...number('email')} {...emailInput} />
        <TextField {...number('phone')} type="tel" />
      </Part>
      <Part name={texts.parts.tax}>
        <VatFields mode={field('vat.mode')} rate={number('vat.ratePercent')} initial={mode} texts={texts} />
        <TextField {...number('taxNumber')} />
        <TextField {...number('vatId')} />
        <TextField {...number('businessId')} />
      </Part>
      <Part name={texts.parts.bank}>
        <TextField {...text('bank.holder')} />
        <TextField {...number('bank.iban')} />
        <TextField {...number('bank.bic')} />
        <TextField {...text('bank.bankName')} />
      </Part>
    </>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5 pt-3">
      <legend className="mb-3 text-lg font-semibold">{name}</legend>
      {children}
    </fieldset>
  )
}

interface VatProps {
  mode: React.ComponentProps<typeof SelectField>
  rate: React.ComponentProps<typeof TextField>
  initial: Mode
  texts: Pick<OwnerFormTexts, 'modes' | 'effects'>
}

/** Says at once which texts change with the choice. */
function VatFields({ mode, rate, initial, texts }: VatProps) {
  const [chosen, setChosen] = useState<Mode>(initial)
  return (
    <>
      <SelectField
        {...mode}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          setChosen(value === 'small-business' ? 'small-business' : 'included')
        }
      >
        <option value="included">{texts.modes.included}</option>
        <option value="small-business">{texts.modes['small-business']}</option>
      </SelectField>
      <p aria-live="polite" className="text-sm">
        {texts.effects[chosen]}
      </p>
      {chosen === 'included' && <TextField {...rate} inputMode="decimal" />}
    </>
  )
}
