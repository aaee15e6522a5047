import type { OwnerField } from '@/lib/legal/owner-fields'

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
