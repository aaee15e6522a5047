import { setClock } from '@/lib/core/clock'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { adjustBalance } from './adjust-balance'
import { getSale } from '../sales/data'
import { changeCommission } from './change-commission'
import { getAccount } from './data'
import { releaseOrTell, releaseSales } from './release-sales'
import { addPartners, addSale } from '../testing/add-sales'

const store = temporaryStore()
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const disputed = { refunded: 0, holds: { dp_1: 'dispute' } } as const
const undisputed = { refunded: 0, holds: {} }
const atNoon = (day: string) => setClock(() => Date.parse(`${day}T11:00:00Z`))
const releasedOf = async (uid: string) => (await getAccount(store(), uid)).released

beforeEach(() => addPartners(store(), ['nova', 'pixel']))
afterEach(async () => {
  expect(await findingsOf(store())).toEqual([])
  setClock()
})

it.each([
  // Daylight saving time ends on 25 October 2026 and begins on 28 March 2027.
  ['2026-09-25T22:30:00Z', '2026-10-26'],
  ['2026-10-24T21:59:59Z', '2026-11-23'],
  ['2026-10-24T22:00:00Z', '2026-11-24'],
  ['2027-02-28T22:59:59Z', '2027-03-30'],
  ['2027-02-28T23:00:00Z', '2027-03-31'],
])('a sale of %s is released on %s, 30 days of Berlin later', async (time, day) => {
  const { id, releaseOn } = await addSale(store(), 'nova', { at: Date.parse(time), price: 10_000 })
  expect(releaseOn).toBe(day)
  setClock(() => Date.parse(`${day}T00:00:00Z`) - 3 * 3_600_000)
  expect(await releaseSales(store())).toBe(0)
  setClock(() => Date.parse(`${day}T00:00:01Z`))
  expect(await releaseSales(store())).toBe(1)
  expect(await getSale(store(), id)).toMatchObject({ status: 'approved', payable: 'nova' })
})

it('releases what was due while the shop was down, each sale once, even in several processes', async () => {
  setClock(() => AT)
  await releaseSales(store())
  for (const day of [1, 2, 3]) await addSale(store(), 'nova', { at: AT + day * 86_400_000, price: 10_000 })
  await addSale(store(), 'pixel', { at: AT, price: 20_000 })
  atNoon('2026-12-24')
  const counts = await Promise.all([releaseSales(store()), releaseSales(store()), releaseSales(store())])
  expect(counts.reduce((sum, count) => sum + count)).toBe(4)
  expect([await releasedOf('nova'), await releasedOf('pixel')]).toEqual([3000, 2000])
})

it('keeps the rate of the sale when the partner’s rate changes on the same day', async () => {
  const before = await addSale(store(), 'nova', { at: AT, price: 10_000 })
  await store().update({ 'affiliateUsers/nova/commissionRate': 20 })
  const after = await addSale(store(), 'nova', { at: AT + 1, price: 10_000 })
  expect([before.commissionAmount, after.commissionAmount]).toEqual([1000, 2000])
  atNoon('2026-11-01')
  await releaseSales(store())
  expect(await releasedOf('nova')).toBe(3000)
})

it('never releases a held sale; afterwards it is released on its day or at once, and not paid if held again', async () => {
  const sale = await addSale(store(), 'nova', { at: AT, price: 50_000 })
  await store().update(await changeCommission(store(), sale, disputed))
  atNoon('2026-12-01')
  expect(await releaseSales(store())).toBe(0)
  await store().update(await changeCommission(store(), sale, undisputed))
  expect(await getSale(store(), sale.id)).toMatchObject({ releaseOn: '2026-12-01' })
  // It happens at once, without the desk or the daily task.
  const tasks = await store().list('tasks', { limit: 9 })
  expect(tasks).toMatchObject([{ value: { kind: 'release', subject: '2026-12-01' } }])
  expect(await releaseSales(store())).toBe(1)
  expect(await store().get('affiliateUsers/nova')).toMatchObject({ released: 5000, isPayable: true })
  await store().update(await changeCommission(store(), sale, disputed))
  expect(await store().get('affiliateUsers/nova/isPayable')).toBeNull()
  expect([await releasedOf('nova'), (await getSale(store(), sale.id))?.status]).toEqual([0, 'pending'])
})

it('takes back what is refunded after the release, and restores it if the refund fails', async () => {
  const sale = await addSale(store(), 'nova', { at: AT, price: 30_000 })
  atNoon('2026-12-01')
  await releaseSales(store())
  await store().update(await changeCommission(store(), sale, { refunded: 30_000, holds: {} }))
  expect(await store().get('affiliateUsers/nova')).toMatchObject({ released: 0, balance: 0 })
  expect(await getSale(store(), sale.id)).toMatchObject({ status: 'reversed' })
  await store().update(await changeCommission(store(), sale, { refunded: 10_000, holds: {} }))
  expect(await getSale(store(), sale.id)).toMatchObject({ status: 'approved', payable: 'nova' })
  expect(await releasedOf('nova')).toBe(2000)
  await store().update(await changeCommission(store(), sale, { refunded: 0, holds: {} }))
})

it('releases everyone else’s sales if one record is damaged, and that one’s once it is mended, however late', async () => {
  for (const uid of ['nova', 'pixel']) await addSale(store(), uid, { at: AT, price: 10_000 })
  await store().update({ 'once/released_pixel_0': 1 })
  atNoon('2026-11-01')
  await expect(releaseOrTell(store(), '2026-11-01')).rejects.toThrow('affiliateUsers/pixel')
  expect([await releasedOf('nova'), await releasedOf('pixel')]).toEqual([1000, 0])
  atNoon('2026-12-24')
  await expect(releaseOrTell(store(), '2026-12-24')).rejects.toThrow('affiliateUsers/pixel')
  await store().update({ 'once/released_pixel_0': null })
  await releaseOrTell(store(), '2026-12-24')
  expect(await releasedOf('pixel')).toBe(1000)
})

it('refuses a decision based on an outdated state', async () => {
  const sale = await addSale(store(), 'nova', { at: AT, price: 30_000 })
  const late = await changeCommission(store(), sale, { refunded: 1000, holds: {} })
  atNoon('2026-12-01')
  await releaseSales(store())
  await expect(store().update(late)).rejects.toMatchObject({ code: 'conflict' })
})

it.each([
  [2499, 'below-threshold', null],
  [2500, null, true],
  [-1, 'negative', null],
  [0, null, null],
])('decides at %i cents whether it is paid out', async (amount, withheld, isPayable) => {
  const adjustment = { amount, note: 'Kulanz', key: `key-${amount}` }
  expect(await adjustBalance(store(), 'nova', adjustment)).toBe(true)
  expect(await adjustBalance(store(), 'nova', adjustment)).toBe(false)
  const [stored, why] = await Promise.all([
    store().get('affiliateUsers/nova/isPayable'),
    store().get('affiliateUsers/nova/withheld'),
  ])
  expect([await releasedOf('nova'), why, stored]).toEqual([amount, withheld, isPayable])
})

it.each([
  ['no data', null],
  [
    'an IBAN with wrong check digits',
    { holder: 'Nova', iban: 'DE03120300000000202051', taxState: 'private' as const },
  ],
  ['no holder', { holder: ' ', iban: 'DE02120300000000202051', taxState: 'private' as const }],
])('does not pay out to %s', async (_, payout) => {
  await addPartners(store(), ['nova'], payout)
  await adjustBalance(store(), 'nova', { amount: 5000, note: 'Kulanz', key: 'one' })
  expect(await store().get('affiliateUsers/nova/withheld')).toBe('no-data')
})
