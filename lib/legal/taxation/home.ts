/** ISO 3166; the default for orders that name none. */
export const HOME = 'DE'
