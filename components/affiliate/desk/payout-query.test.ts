import { payoutAddress, payoutTabs, readPayoutQuery } from './payout-query'

it.each(payoutTabs)('reads from an address of %s what it was written for', (state) => {
  const query = {
    state,
    partnersBefore: 'uid-1',
    runsBefore: 'run_2',
    run: 'run_1',
    payoutsBefore: 'payout_3',
  }
  const { search } = new URL(payoutAddress(query, 'runs'), 'http://localhost')
  expect(readPayoutQuery(Object.fromEntries(new URLSearchParams(search)))).toEqual(query)
})

it('takes what it does not understand for missing', () => {
  const query = readPayoutQuery({ liste: 'alles', vor: 'a/b', lauf: ['1', '2'] })
  expect(payoutAddress(query, 'next')).toBe('/admin/auszahlungen#next')
})
