import { useLayoutEffect, useRef, useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import type { BillingTexts } from './checkout-texts'

interface BillingFieldsProps {
  texts: BillingTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** The invoice address, folded until it is wanted or wrong. */
export function BillingFields({ texts, errors }: BillingFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isWrong = Object.keys(errors).some((path) => path.startsWith('billing'))

  // Unfolds before the focus moves to a wrong field, which could not take it while folded.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong, errors])

  return (
    <details ref={details} className="border-y border-line" onToggle={() => setWasOpened(true)}>
      <summary className="disclosure min-h-14 py-3">{texts.title}</summary>
      {(wasOpened || isWrong) && (
        <div className="grid gap-5 pb-5">
          <p className="text-sm text-muted">{texts.text}</p>
          <Fields texts={texts} errors={errors} />
        </div>
      )}
    </details>
  )
}

function Fields({ texts, errors }: BillingFieldsProps) {
  const field = (name: string) => {
    const path = `billing.${name}`
    return { id: path, name: path, error: errors[path] }
  }
  return (
    <>
      <TextField {...field('company')} autoComplete="billing organization" label={texts.company} />
      <TextField {...field('name')} autoComplete="billing name" label={texts.name} hint={texts.nameHint} />
      <TextField {...field('street')} autoComplete="billing street-address" label={texts.street} />
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
        <TextField
          {...field('zip')}
          autoComplete="billing postal-code"
          inputMode="numeric"
          label={texts.zip}
        />
        <TextField {...field('city')} autoComplete="billing address-level2" label={texts.city} />
      </div>
      <SelectField {...field('country')} autoComplete="billing country" label={texts.country}>
        <option value="DE">{texts.germany}</option>
        <option value="other">{texts.otherCountry}</option>
      </SelectField>
      <TextField
        {...field('vatId')}
        autoComplete="off"
        spellCheck={false}
        label={texts.vatId}
        hint={texts.vatIdHint}
      />
    </>
  )
}

const FIELDS = ['company', 'name', 'street', 'zip', 'city', 'vatId'] as const

/** The invoice address as typed; undefined if it is empty. */
export function readBilling(form: FormData): Record<string, string> | undefined {
  const read = (name: string) => String(form.get(`billing.${name}`) ?? '')
  const fields = Object.fromEntries(FIELDS.map((name) => [name, read(name)]))
  const isGiven = Object.values(fields).some((text) => text.trim() !== '')
  return isGiven ? { ...fields, country: read('country') } : undefined
}
