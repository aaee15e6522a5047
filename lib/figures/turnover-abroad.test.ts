import { setClock } from '@/lib/core/clock'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import type { Order } from '@/lib/orders/schema'
import { addOrder } from '@/lib/orders/testing/add-order'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { shopFigures } from '@/lib/admin/figures/shop-figures'
import { turnoverAbroad } from './turnover-abroad'

const german = { taxation: { kind: 'domestic', ratePercent: 19 } } as const
const small = { taxation: { kind: 'small-business' }, vat: 'small-business' } as const

describe('the turnover abroad', () => {
  const store = temporaryStore()
  beforeEach(() => setClock(() => Date.parse('2027-03-01T12:00:00Z')))
  afterEach(() => setClock())

  const sell = async (country: string | undefined, change: Partial<Order>) => {
    const { id } = await addOrder(store(), { ...(country ? { country } : {}), ...change })
    await confirmPayment(store(), id, 'admin')
    return id
  }
  const bill = (euros: number) =>
    store().update({ 'figures/2027-01-02/countries/FR/consumerNet': euros * 100 })

  it('counts net sales to consumers in other member states, minus refunds, and is shown by country', async () => {
    const at = await sell('AT', { total: 1190, ...german })
    await sell('FI', { total: 1255, taxation: { kind: 'one-stop-shop', country: 'FI', ratePercent: 25.5 } })
    await sell('HU', { total: 700, ...small })
    await sell('PL', {
      total: 900,
      vat: 'reverse-charge',
      taxation: { kind: 'reverse-charge', country: 'PL' },
    })
    await sell('DE', { total: 500, ...german })
    await sell(undefined, { total: 400 })
    const wish = { amount: 119, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), at, wish, { key: 'a-key-of-eight', actor: 'admin' })
    await settleRefund(store(), at, refundId, { status: 'done', actor: 'admin' })
    expect(await turnoverAbroad(store())).toEqual({
      thisYear: 1000 - 100 + 1000 + 700,
      lastYear: 0,
      state: 'below',
      overSince: null,
    })
    const { countries } = await shopFigures(store(), { from: '2027-03-01', to: '2027-03-01' })
    expect(countries.map(({ key, paid, turnover }) => [key, paid, turnover])).toEqual([
      ['FI', 1, 1255],
      ['AT', 1, 1190],
      ['DE', 2, 900],
      ['PL', 1, 900],
      ['HU', 1, 700],
    ])
    expect((await findingsOf(store())).filter(({ path }) => path.startsWith('figures/'))).toEqual([])
  })

  it.each([
    [7999.99, 'below'],
    [8000, 'near'],
    [10_000, 'near'],
    [10_000.01, 'over'],
  ])('of %d € is %s the limit, in this year and the next', async (euros, state) => {
    await bill(euros)
    expect(await turnoverAbroad(store())).toMatchObject({ thisYear: euros * 100, state })
    setClock(() => Date.parse('2028-12-31T12:00:00Z'))
    expect(await turnoverAbroad(store())).toMatchObject({ thisYear: 0, lastYear: euros * 100, state })
    setClock(() => Date.parse('2029-01-01T12:00:00Z'))
    expect(await turnoverAbroad(store())).toMatchObject({ thisYear: 0, lastYear: 0, state: 'below' })
  })
})
