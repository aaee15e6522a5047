/** The owner's fields by their paths, under what a person would look for them. */
export const ownerParts = {
  firm: ['name', 'legalForm', 'representative', 'register.court', 'register.number'],
  address: ['street', 'zip', 'city', 'country'],
  contact: ['email', 'phone'],
  tax: ['vat.mode', 'vat.ratePercent', 'taxNumber', 'vatId'],
  bank: ['bank.holder', 'bank.iban', 'bank.bic', 'bank.bankName'],
} as const

export const OWNER_PARTS = ['firm', 'address', 'contact', 'tax', 'bank'] as const
export type OwnerPart = (typeof OWNER_PARTS)[number]
export type OwnerField = (typeof ownerParts)[OwnerPart][number]
