import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

/**
 * The shop's owner: the only place for address, contact, VAT and bank account. To run the shop for real, replace
 * it with your own object with the fields of `sampleOwner`.
 */
export const owner: Owner = sampleOwner
