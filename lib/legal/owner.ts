import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

/**
 * The owner of this shop: the one place for address, contact, VAT and bank account. Whoever runs the shop for real
 * writes an object of his own here, with the fields of `sampleOwner`.
 */
export const owner: Owner = sampleOwner
