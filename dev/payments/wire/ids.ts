import { randomBytes } from 'node:crypto'

/** Random bytes per id, as long as Stripe's own. */
const BYTES = { cs_test_: 29, pi_: 12, pm_: 12, ch_: 12, re_: 12, dp_: 12, evt_: 12, req_: 7 }

/** A new id in Stripe's form. */
export function newId(prefix: keyof typeof BYTES): string {
  return prefix + randomBytes(BYTES[prefix]).toString('hex')
}
