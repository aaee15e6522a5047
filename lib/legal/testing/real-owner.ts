import type { Owner } from '../schema'

/** An owner without any sample data, as stored. */
export const realOwner: Owner = {
  name: 'Klangwerk Nord GmbH',
  legalForm: 'GmbH',
  representative: 'Anna Petersen',
  street: 'Am Hafen 7',
  zip: '24103',
  city: 'Kiel',
  country: 'Deutschland',
  email: 'post@klangwerk-nord.de',
  phone: '+49 431 900 11 22',
  vatId: 'DE123456788',
  register: { court: 'Amtsgericht Kiel', number: 'HRB 12345' },
  vat: { mode: 'included', ratePercent: 19 },
  bank: { holder: 'Klangwerk Nord GmbH', iban: 'DE89370400440532013000', bankName: 'Hafenbank' },
}
