import { newId } from '@/lib/core/ids'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { race, sharedStores } from '@/dev/database/killed-processes'
import { adjustBalance } from '../balance/adjust-balance'
import { payOut } from './pay-out'
import { payoutsOf } from './payout-files'
import { addPartners } from '../testing/add-sales'

const SCRIPT = 'lib/affiliate/testing/pay-partners.ts'
const COUNT = 30
const PATIENCE_MS = 180_000
const uids = Array.from({ length: COUNT }, (_, n) => `partner-${n}`)

describe.each(sharedStores)('a payout in two processes that are killed, on %s', (_, open) => {
  it(
    'pays every partner once, numbering without gaps, in one run or two',
    async () => {
      const { store, settings, end } = await open()
      await addPartners(store, uids)
      for (const uid of uids) await adjustBalance(store, uid, { amount: 3000, note: 'Test', key: uid })
      const [one, other] = [newId('run'), newId('run')]
      await race(settings, SCRIPT, [[one], [one]], 8)
      await race(settings, SCRIPT, [[one], [other]], 5)
      // The task written with the run finishes what the killed process began.
      for (const id of [one, other]) await payOut(store, id)
      const payouts = [...(await payoutsOf(store, one)), ...(await payoutsOf(store, other))]
      expect(payouts.map(({ uid }) => uid).sort()).toEqual([...uids].sort())
      expect(payouts.every(({ amount }) => amount === 3000)).toBe(true)
      const numbers = uids.map((_uid, index) => String(index + 1).padStart(6, '0'))
      expect(payouts.map(({ creditNote }) => creditNote.slice(-6)).sort()).toEqual(numbers)
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})
