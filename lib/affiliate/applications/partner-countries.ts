/** Where partners can live or have their company. */
export const PARTNER_COUNTRIES = ['DE', 'AT'] as const
