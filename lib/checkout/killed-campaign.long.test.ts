import { race, sharedStores } from '@/dev/database/killed-processes'
import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { findCampaign } from '@/lib/affiliate/campaigns/data'
import { findingsOf } from '@/lib/orders/testing/outcome'

const SCRIPT = 'lib/checkout/testing/place-orders.ts'
const PATIENCE_MS = 180_000
const DAY = 86_400_000
const MOST = 12

describe.each(sharedStores)('a campaign in two processes, one of which is killed, on %s', (_, open) => {
  it(
    'is used exactly as often as allowed, and counts each order',
    async () => {
      const { store, settings, end } = await open()
      const span = { from: Date.now() - DAY, to: Date.now() + DAY }
      await addCampaign(
        store,
        { code: 'ZWOELF', percent: 10, maxUses: MOST, presetIds: [], ...span },
        'admin a',
      )
      const keys = (name: string) => Array.from({ length: 10 }, (_none, index) => `race-${name}-${index}`)
      await race(
        settings,
        SCRIPT,
        [
          ['ZWOELF', ...keys('one')],
          ['ZWOELF', ...keys('two')],
        ],
        7,
      )
      // The keys of the killed process again, and more than are left.
      await race(
        settings,
        SCRIPT,
        [
          ['ZWOELF', ...keys('one')],
          ['zwoelf', ...keys('more')],
        ],
        Infinity,
      )
      const orders = Object.values(Object((await store.get('orders')) ?? {}))
      expect(orders).toHaveLength(MOST)
      expect(await findCampaign(store, 'ZWOELF')).toMatchObject({ uses: MOST, taken: MOST })
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})
