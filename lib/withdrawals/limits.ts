/** Maximum lengths of the withdrawal form's fields, in characters. */
export const withdrawalLimits = { name: 120, reference: 200, email: 254, text: 2000 } as const
