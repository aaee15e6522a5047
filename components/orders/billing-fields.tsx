import { useLayoutEffect, useRef, useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { countryName } from '@/lib/core/text/country-line'
import type { Billing } from '@/lib/invoices/schema'

interface BillingInputsProps {
  /** Sentences by field path. */
  errors: Record<string, string>
  values?: Billing | undefined
  /** The order's, which stays; not shown where the buyer chooses it elsewhere. */
  country?: string
}

/** Folded until it is wanted or wrong. */
export function BillingFields({ errors }: Pick<BillingInputsProps, 'errors'>) {
  const t = useTranslations('checkout.billing')
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isWrong = Object.keys(errors).some((path) => path.startsWith('billing'))

  // Unfolds first, as a folded field could not take the focus.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong, errors])

  return (
    <details ref={details} className="border-y border-line" onToggle={() => setWasOpened(true)}>
      <summary className="disclosure min-h-14 py-3">{t('title')}</summary>
      {(wasOpened || isWrong) && (
        <div className="grid gap-5 pb-5">
          <p className="text-sm text-muted">{t('text')}</p>
          <BillingInputs errors={errors} />
        </div>
      )}
    </details>
  )
}

export function BillingInputs({ errors, values, country }: BillingInputsProps) {
  const t = useTranslations('checkout.billing')
  const field = (name: (typeof FIELDS)[number] | 'country') => {
    const path = `billing.${name}`
    return { id: path, name: path, error: errors[path], defaultValue: values?.[name] }
  }
  return (
    <>
      <TextField {...field('company')} autoComplete="billing organization" label={t('company')} />
      <TextField {...field('name')} autoComplete="billing name" label={t('name')} hint={t('nameHint')} />
      <TextField {...field('street')} autoComplete="billing street-address" label={t('street')} />
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
        <TextField {...field('zip')} autoComplete="billing postal-code" label={t('zip')} />
        <TextField {...field('city')} autoComplete="billing address-level2" label={t('city')} />
      </div>
      {country !== undefined && (
        <SelectField {...field('country')} defaultValue={country} label={t('country')}>
          <option value={country}>{countryName(country)}</option>
        </SelectField>
      )}
      <TextField
        {...field('vatId')}
        autoComplete="off"
        spellCheck={false}
        label={t('vatId')}
        hint={t('vatIdHint')}
      />
    </>
  )
}

const FIELDS = ['company', 'name', 'street', 'zip', 'city', 'vatId'] as const

/** As typed; undefined if empty. */
export function readBilling(form: FormData, country: string): Record<string, string> | undefined {
  const billing: Record<string, string> = { ...typedBilling(form), country }
  const isGiven = FIELDS.some((name) => billing[name]?.trim() !== '')
  return isGiven ? billing : undefined
}

export function typedBilling(form: FormData): Record<string, string> {
  const names = [...FIELDS, 'country']
  return Object.fromEntries(names.map((name) => [name, String(form.get(`billing.${name}`) ?? '')]))
}
