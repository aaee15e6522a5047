/** Countries where partners may live or be based. */
export const PARTNER_COUNTRIES = ['DE', 'AT'] as const
