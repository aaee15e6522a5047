import {
  FASTEST_ORDER_MS,
  FEWEST_CLICKS,
  FEWEST_CODE_SALES,
  FEWEST_SALES,
  flagsOf,
  LAST_SALES,
  MOST_CLICKS_PER_VISITOR,
  MOST_SALES_PER_PAYMENT,
  type SaleFacts,
} from './flags-of'

const innocent: SaleFacts = {
  isAddressShared: false,
  hasDiscount: false,
  orderedAfter: null,
  day: null,
  salesOfPayment: 0,
  lastSales: { count: 0, refunded: 0 },
  isPayeesAccount: false,
  byCode: null,
  isEarlierOdd: false,
}
const flags = (facts: Partial<SaleFacts>) => flagsOf({ ...innocent, ...facts })

describe('flagsOf', () => {
  it('finds nothing if nothing is known, nor in a discount alone', () => {
    expect(flags({})).toEqual([])
    expect(flags({ hasDiscount: true })).toEqual([])
  })

  it('finds an address shared by partner and buyer, and a self-made discount in that case', () => {
    expect(flags({ isAddressShared: true })).toEqual(['shared-address'])
    expect(flags({ isAddressShared: true, hasDiscount: true })).toEqual(['shared-address', 'own-discount'])
  })

  it.each([
    [0, ['fast-order']],
    [FASTEST_ORDER_MS - 1, ['fast-order']],
    [FASTEST_ORDER_MS, []],
  ])('an order %d ms after the visit: %j', (orderedAfter, found) =>
    expect(flags({ orderedAfter })).toEqual(found),
  )

  it.each([
    [FEWEST_CLICKS - 1, 1, []],
    [FEWEST_CLICKS, 10, []],
    [FEWEST_CLICKS + 1, 10, ['few-visitors']],
    [1_000, 1_000 / MOST_CLICKS_PER_VISITOR, []],
    [1_000, 199, ['few-visitors']],
    [FEWEST_CLICKS, 0, ['few-visitors']],
  ])('%d clicks of %d visitors: %j', (clicks, visitors, found) =>
    expect(flags({ day: { clicks, visitors } })).toEqual(found),
  )

  it.each([
    [MOST_SALES_PER_PAYMENT, []],
    [MOST_SALES_PER_PAYMENT + 1, ['same-payment']],
  ])('the sale number %d with one card: %j', (salesOfPayment, found) =>
    expect(flags({ salesOfPayment })).toEqual(found),
  )

  it.each([
    [FEWEST_SALES - 1, FEWEST_SALES - 1, []],
    [FEWEST_SALES, 3, []],
    [FEWEST_SALES, 4, ['many-refunds']],
    [LAST_SALES, 15, []],
    [LAST_SALES, 16, ['many-refunds']],
  ])('%d sales with %d refunds: %j', (count, refunded, found) =>
    expect(flags({ lastSales: { count, refunded } })).toEqual(found),
  )

  it('finds a payment from the payout account, and a code last typed with a suspicious sale', () => {
    expect(flags({ isPayeesAccount: true })).toEqual(['own-account'])
    expect(flags({ isEarlierOdd: true })).toEqual(['earlier-sale'])
  })

  it.each([
    ['no sale by a code', null, []],
    ['one sale by a code too few', { sales: FEWEST_CODE_SALES - 1, clicks: 0 }, []],
    ['many and no visit', { sales: FEWEST_CODE_SALES, clicks: 0 }, ['code-burst']],
    ['many and hardly a visit', { sales: 100, clicks: 49 }, ['code-burst']],
    ['many and visits as a stream brings them', { sales: 100, clicks: 50 }, []],
  ])('%s: %j', (_, byCode, found) => expect(flags({ byCode })).toEqual(found))
})
