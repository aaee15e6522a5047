import type { Owner } from './schema'

/** The shop refuses to go public with any of it. */
export const sampleOwner: Owner = {
  name: 'Musterfirma',
  legalForm: 'Einzelunternehmen',
  representative: 'Erika Musterfrau',
  street: 'Musterstraße 1',
  zip: '12345',
  city: 'Musterstadt',
  country: 'Deutschland',
  email: 'muster@spielklang.example',
  // Never assigned: Bundesnetzagentur reserves this block for films and examples.
  phone: '+49 30 23125 000',
  // Never assigned either: numbers do not begin with a zero.
  vatId: 'DE000000003',
  vat: { mode: 'included', ratePercent: 19 },
  bank: {
    holder: 'Musterfirma Erika Musterfrau',
    iban: 'DE02 1203 0000 0000 2020 51',
    bankName: 'Musterbank',
  },
}
