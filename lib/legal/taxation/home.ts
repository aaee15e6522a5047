/** The shop's own country, ISO 3166; that of orders that name none. */
export const HOME = 'DE'
