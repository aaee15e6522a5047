'use client'

import { useState } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import { emailInput, SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { OwnerField } from '@/lib/legal/owner-fields'
import type { Vat } from '@/lib/legal/schema'
import { vatNote } from '@/lib/legal/vat-note'

type Mode = Vat['mode']

const hinted = [
  ...(['legalForm', 'representative', 'register.court', 'phone', 'taxNumber', 'vatId'] as const),
  'vat.ossFrom' as const,
  'vat.ossOverLimit' as const,
  ...(['businessId', 'bank.holder', 'bank.bic'] as const),
]

interface OwnerFormProps {
  /** The id of the heading that gets the focus after success. */
  title: string
  revision: number
  values: Record<OwnerField, string>
  mode: Mode
  /** Net turnover with consumers in other member states. */
  abroad: { thisYear: string; lastYear: string }
  /** Still with the sample's values. */
  samples: readonly string[]
}

export function OwnerForm({ title, revision, ...fields }: OwnerFormProps) {
  return (
    <DeskForm
      title={title}
      prefix="owner"
      method="PUT"
      address="/api/admin/setup/owner"
      bodyOf={(form) => ({ ...readOwner(form), ...personOf(form), revision })}
      words="admin.setup.owner"
    >
      {revision > 0 && <PersonField />}
      <OwnerFields {...fields} />
    </DeskForm>
  )
}

/** Empty if the question is left unanswered. */
function personOf(form: FormData) {
  const person = String(form.get('person') ?? '')
  return person === '' ? {} : { person }
}

function PersonField() {
  const t = useTranslations('admin.setup.owner.person')
  return (
    <SelectField name="person" label={t('label')} hint={t('hint')}>
      <option value="">{t('open')}</option>
      <option value="same">{t('same')}</option>
      <option value="other">{t('other')}</option>
    </SelectField>
  )
}

type FieldsProps = Omit<OwnerFormProps, 'title' | 'revision'>

function OwnerFields({ values, mode, abroad, samples }: FieldsProps) {
  const t = useTranslations('admin.setup.owner')
  const partOf = useTranslations('admin.setup.parts')
  const hintOf = (name: OwnerField) => {
    if (samples.includes(name)) return t('sample')
    const hint = hinted.find((each) => each === name)
    return hint && t(`hints.${hint}`)
  }
  const field = (name: OwnerField) => ({
    id: `owner-${name.replace('.', '-')}`,
    name,
    label: t(`fields.${name}`),
    hint: hintOf(name),
  })
  const text = (name: OwnerField) => ({ ...field(name), defaultValue: values[name], autoComplete: 'off' })
  const number = (name: OwnerField) => ({ ...text(name), spellCheck: false })
  return (
    <>
      <Part name={partOf('firm')}>
        <TextField {...text('name')} />
        <TextField {...text('legalForm')} />
        <TextField {...text('representative')} />
        <TextField {...text('register.court')} />
        <TextField {...number('register.number')} />
      </Part>
      <Part name={partOf('address')}>
        <TextField {...text('street')} />
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
          <TextField {...number('zip')} />
          <TextField {...text('city')} />
        </div>
        <TextField {...text('country')} />
      </Part>
      <Part name={partOf('contact')}>
        <TextField {...number('email')} {...emailInput} />
        <TextField {...number('phone')} type="tel" />
      </Part>
      <Part name={partOf('tax')}>
        <VatFields
          mode={field('vat.mode')}
          rate={number('vat.ratePercent')}
          oss={number('vat.ossFrom')}
          overLimit={{ ...field('vat.ossOverLimit'), defaultValue: values['vat.ossOverLimit'] }}
          abroad={abroad}
          initial={mode}
        />
        <TextField {...number('taxNumber')} />
        <TextField {...number('vatId')} />
        <TextField {...number('businessId')} />
      </Part>
      <Part name={partOf('bank')}>
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
  oss: React.ComponentProps<typeof TextField>
  overLimit: React.ComponentProps<typeof SelectField>
  abroad: OwnerFormProps['abroad']
  initial: Mode
}

/** Shows immediately which texts change with the choice. */
function VatFields({ mode, rate, oss, overLimit, abroad, initial }: VatProps) {
  const t = useTranslations('admin.setup.owner')
  const tLegal = useTranslations('legal')
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
        <option value="included">{t('modes.included')}</option>
        <option value="small-business">{t('modes.small-business')}</option>
      </SelectField>
      <p aria-live="polite" className="text-sm">
        {t(`effects.${chosen}`, { note: tLegal(vatNote({ mode: chosen })) })}
      </p>
      {chosen === 'included' ? (
        <>
          <TextField {...rate} inputMode="decimal" />
          <TextField {...oss} type="date" />
          <p className="text-sm">{t('abroad', abroad)}</p>
          <SelectField {...overLimit}>
            <option value="">{t('overLimit.no')}</option>
            <option value="true">{t('overLimit.yes')}</option>
          </SelectField>
        </>
      ) : (
        <p className="text-sm text-muted">{t('smallAbroad')}</p>
      )}
    </>
  )
}

/** Empty optional fields are omitted. */
export function readOwner(form: FormData) {
  const said = (name: OwnerField) => String(form.get(name) ?? '').trim()
  const optional = (field: string, name: OwnerField) => (said(name) === '' ? {} : { [field]: said(name) })
  const register = { court: said('register.court'), number: said('register.number') }
  return {
    name: said('name'),
    legalForm: said('legalForm'),
    representative: said('representative'),
    street: said('street'),
    zip: said('zip'),
    city: said('city'),
    country: said('country'),
    email: said('email'),
    phone: said('phone'),
    ...optional('vatId', 'vatId'),
    ...optional('businessId', 'businessId'),
    ...optional('taxNumber', 'taxNumber'),
    ...(register.court === '' && register.number === '' ? {} : { register }),
    vat: vatOf(said('vat.mode'), said('vat.ratePercent'), {
      ...optional('ossFrom', 'vat.ossFrom'),
      ...(said('vat.ossOverLimit') === 'true' ? { ossOverLimit: true } : {}),
    }),
    bank: {
      holder: said('bank.holder'),
      iban: said('bank.iban'),
      bankName: said('bank.bankName'),
      ...optional('bic', 'bank.bic'),
    },
  }
}

/** A text that is no number is refused at its field. */
function vatOf(mode: string, rate: string, oss: object) {
  if (mode !== 'included') return { mode }
  const ratePercent = /^\d+(?:[.,]\d+)?$/.test(rate) ? Number(rate.replace(',', '.')) : null
  return { mode, ratePercent, ...oss }
}
