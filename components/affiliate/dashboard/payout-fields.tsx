import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { PARTNER_COUNTRIES } from '@/lib/affiliate/applications/schema'
import type { PayoutData } from '@/lib/affiliate/schema'

export type Countries = typeof PARTNER_COUNTRIES

interface PayoutFieldsProps {
  initial?: PayoutData | undefined
  countries: Countries
}

export function PayoutFields({ initial, countries }: PayoutFieldsProps) {
  const t = useTranslations('affiliate.application')
  const { holder, iban, address } = initial ?? {}
  return (
    <>
      <TextField
        name="holder"
        defaultValue={holder}
        maxLength={70}
        autoComplete="name"
        label={t('holder')}
        hint={t('holderHint')}
      />
      <TextField name="iban" defaultValue={iban} autoComplete="off" spellCheck={false} label={t('iban')} />
      <TextField
        name="street"
        defaultValue={address?.street}
        autoComplete="street-address"
        label={t('street')}
      />
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
        <TextField
          name="zip"
          defaultValue={address?.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          label={t('zip')}
        />
        <TextField name="city" defaultValue={address?.city} autoComplete="address-level2" label={t('city')} />
      </div>
      <SelectField name="country" defaultValue={address?.country} autoComplete="country" label={t('country')}>
        {countries.map((country) => (
          <option key={country} value={country}>
            {t(`countries.${country}`)}
          </option>
        ))}
      </SelectField>
      <TaxFields initial={initial} />
    </>
  )
}

function TaxFields({ initial }: Pick<PayoutFieldsProps, 'initial'>) {
  const t = useTranslations('affiliate.application')
  const [taxState, setTaxState] = useState<string>(initial?.taxState ?? '')
  const states = ['private', 'small-business', 'vat'] as const
  return (
    <>
      <SelectField
        name="taxState"
        value={taxState}
        onChange={(event) => setTaxState(event.currentTarget.value)}
        label={t('taxState')}
        hint={t('taxStateHint')}
      >
        <option value="">{t('taxStates.choose')}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {t(`taxStates.${state}`)}
          </option>
        ))}
      </SelectField>
      {taxState === 'small-business' && (
        <TextField
          name="taxNumber"
          defaultValue={initial?.taxNumber}
          autoComplete="off"
          spellCheck={false}
          label={t('taxNumber')}
          hint={t('taxNumberHint')}
        />
      )}
      {taxState === 'vat' && (
        <TextField
          name="vatId"
          defaultValue={initial?.vatId}
          autoComplete="off"
          spellCheck={false}
          label={t('vatId')}
          hint={t('vatIdHint')}
        />
      )}
    </>
  )
}

const names = [
  'holder',
  'iban',
  'street',
  'zip',
  'city',
  'country',
  'taxState',
  'taxNumber',
  'vatId',
] as const

/** In order, for the error summary. */
export const payoutFieldsNamed = (t: ReturnType<typeof useTranslations<'affiliate.application'>>) =>
  names.map((name) => ({ name, id: `payout-${name}`, label: t(name) }))

export function readPayout(form: FormData): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}
