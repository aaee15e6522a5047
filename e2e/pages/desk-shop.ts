import { test as base } from '../support/accounts'
import type { Shop } from '../support/shop'
import { BEHIND_A_PROXY, ownShop } from '../support/test'

/** One shop for specs that each look at all there is of something that the others do not touch. */
export const test = base.extend<object, { shop: Shop }>({ shop: ownShop(BEHIND_A_PROXY) })
