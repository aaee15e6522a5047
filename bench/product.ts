/** The address of the product page that is measured. */
export const PRODUCT = '/presets/cs2-schrittklar'
