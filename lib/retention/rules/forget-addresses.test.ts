import { savePartnerAddress, orderTraced } from '@/lib/affiliate/flags/data'
import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { untilDone } from '../testing/tidy-all'
import { forgetAddresses } from './visits-and-partners'

const DAY = 86_400_000
const MADE = Date.parse('2026-07-15T10:00:00Z')
const store = temporaryStore()

afterEach(() => setClock())

it('deletes addresses after 30 days, and payment prints at the end of the following month', async () => {
  const orderId = `order_${MADE}_aaaaaaaaaaaaaaaa`
  await store().update(orderTraced(orderId, { at: MADE, address: 'hash', hasDiscount: false }))
  await savePartnerAddress(store(), 'uid-nova', 'hash', MADE)
  await store().update({ 'paymentPrints/2026-07/uid-nova/print': 1 })
  const left = async (day: string) => {
    setClock(() => Date.parse(day))
    await forgetAddresses(untilDone(store()))
    const paths = ['orderTraces', 'affiliateAddresses', 'paymentPrints'] as const
    const values = await Promise.all(paths.map((path) => store().get(path)))
    return paths.filter((_, index) => values[index] !== null)
  }
  expect(await left(new Date(MADE + 30 * DAY).toISOString())).toEqual([
    'orderTraces',
    'affiliateAddresses',
    'paymentPrints',
  ])
  expect(await left(new Date(MADE + 31 * DAY).toISOString())).toEqual(['paymentPrints'])
  expect(await left('2026-08-31T12:00:00Z')).toEqual(['paymentPrints'])
  expect(await left('2026-09-02T12:00:00Z')).toEqual([])
})
