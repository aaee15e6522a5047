import { newId } from '@/lib/core/ids'
import { setClock } from '@/lib/core/clock'
import { getAffiliate, partnershipEnded } from '@/lib/affiliate/data'
import { changePayoutData } from '@/lib/affiliate/payouts/change-payout-data'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { addPartners, addSale, samplePayout } from '@/lib/affiliate/testing/add-sales'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { tidyAll } from '../testing/tidy-all'

const store = temporaryStore()
const DAY = 86_400_000
const LEFT = Date.parse('2026-10-01T12:00:00+02:00')
const after = (days: number) => setClock(() => LEFT + days * DAY)
const payoutData = () => store().get('affiliateUsers/nova/payout')

async function leave(): Promise<void> {
  const partner = await getAffiliate(store(), 'nova')
  if (partner) await store().update(partnershipEnded(partner))
}

beforeEach(async () => {
  after(0)
  await addPartners(store(), ['nova'])
})
afterEach(async () => {
  expect(await findingsOf(store())).toEqual([])
  setClock()
})

it('deletes the bank account and address of a former partner once nothing can be owed any more', async () => {
  await leave()
  after(90)
  expect(await tidyAll(store())).not.toHaveProperty('leftPartners')
  expect(await payoutData()).toEqual(samplePayout)
  after(91)
  expect(await tidyAll(store(), true)).toMatchObject({ leftPartners: 1 })
  expect(await payoutData()).toEqual(samplePayout)
  expect(await tidyAll(store())).toMatchObject({ leftPartners: 1 })
  expect(await store().get('affiliateUsers/nova')).not.toHaveProperty('payout')
  expect(await getAffiliate(store(), 'nova')).not.toHaveProperty('email')
  expect(await tidyAll(store())).not.toHaveProperty('leftPartners')
})

it('keeps them while a balance is owed or a payout may still be returned', async () => {
  await leave()
  await addSale(store(), 'nova', { at: LEFT + 20 * DAY, price: 1000 })
  after(100)
  expect(await tidyAll(store())).not.toHaveProperty('leftPartners')
  const run = newId('run')
  await startPayout(store(), run, 'test')
  await payOut(store(), run)
  expect(await getAffiliate(store(), 'nova')).toMatchObject({ balance: 0, paidOut: 100 })
  after(190)
  expect(await tidyAll(store())).not.toHaveProperty('leftPartners')
  after(191)
  expect(await tidyAll(store())).toMatchObject({ leftPartners: 1 })
})

it('deletes a bank account that a former partner enters after that, too', async () => {
  await leave()
  after(91)
  await tidyAll(store())
  await changePayoutData(store(), 'nova', samplePayout)
  expect(await payoutData()).toEqual(samplePayout)
  expect(await tidyAll(store())).toMatchObject({ leftPartners: 1 })
  expect(await payoutData()).toBeNull()
})
