import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import type { PayoutData } from '@/lib/affiliate/schema'
import type { PayoutTexts } from './payout-texts'

interface PayoutFieldsProps {
  texts: PayoutTexts
  initial?: PayoutData | undefined
  /** Sentences by field name. */
  errors: Record<string, string>
}

/** The account that commission is paid to, the address on credit notes, and the tax status. */
export function PayoutFields({ texts, initial, errors }: PayoutFieldsProps) {
  const { holder, iban, address } = initial ?? {}
  const field = (name: string) => ({ id: `payout-${name}`, name, error: errors[name] })
  return (
    <>
      <TextField
        {...field('holder')}
        defaultValue={holder}
        maxLength={70}
        autoComplete="name"
        label={texts.holder}
        hint={texts.holderHint}
      />
      <TextField
        {...field('iban')}
        defaultValue={iban}
        autoComplete="off"
        spellCheck={false}
        label={texts.iban}
      />
      <TextField
        {...field('street')}
        defaultValue={address?.street}
        autoComplete="street-address"
        label={texts.street}
      />
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
        <TextField
          {...field('zip')}
          defaultValue={address?.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          label={texts.zip}
        />
        <TextField
          {...field('city')}
          defaultValue={address?.city}
          autoComplete="address-level2"
          label={texts.city}
        />
      </div>
      <SelectField
        {...field('country')}
        defaultValue={address?.country}
        autoComplete="country"
        label={texts.country}
      >
        {texts.countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </SelectField>
      <TaxFields {...{ texts, initial, errors }} />
    </>
  )
}

function TaxFields({ texts, initial, errors }: PayoutFieldsProps) {
  const [taxState, setTaxState] = useState<string>(initial?.taxState ?? '')
  const states = ['private', 'small-business', 'vat'] as const
  return (
    <>
      <SelectField
        id="payout-taxState"
        name="taxState"
        value={taxState}
        onChange={(event) => setTaxState(event.currentTarget.value)}
        label={texts.taxState}
        hint={texts.taxStateHint}
        error={errors.taxState}
      >
        <option value="">{texts.choose}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {texts.taxStates[state]}
          </option>
        ))}
      </SelectField>
      {taxState === 'vat' && (
        <TextField
          id="payout-vatId"
          name="vatId"
          defaultValue={initial?.vatId}
          autoComplete="off"
          spellCheck={false}
          label={texts.vatId}
          hint={texts.vatIdHint}
          error={errors.vatId}
        />
      )}
    </>
  )
}

const names = ['holder', 'iban', 'street', 'zip', 'city', 'country', 'taxState', 'vatId'] as const

/** Field names for the error summary, in order. */
export const payoutFieldsNamed = (texts: PayoutTexts) =>
  names.map((name) => ({ name, id: `payout-${name}`, label: texts[name] }))

/** The fields as the shop takes them. */
export function readPayout(form: FormData): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}
