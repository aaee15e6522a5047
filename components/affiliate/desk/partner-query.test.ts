import { partnersQuery, type PartnerQuery } from './partner-query'

const start: PartnerQuery = {
  status: 'open',
  applicationsBefore: undefined,
  order: 'uid',
  search: '',
  partnersBefore: undefined,
}

it.each<[PartnerQuery, string]>([
  [start, '/admin/partner#partners'],
  [
    { ...start, order: 'joined', partnersBefore: '1!uid' },
    '/admin/partner?welche=neueste&vor=1%21uid#partners',
  ],
  [
    { ...start, status: 'rejected', applicationsBefore: 'uid', search: 'a b' },
    '/admin/partner?bewerbungen=abgelehnt&bewerbungen-vor=uid&suche=a+b#partners',
  ],
])('turns %j into an address and reads it back', (query, address) => {
  expect(partnersQuery.address(query, 'partners')).toBe(address)
  const params = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
  expect(partnersQuery.read(params)).toEqual({ ...query })
})

it('ignores parameters that it does not understand', () => {
  expect(partnersQuery.read({ welche: 'x', bewerbungen: ['offen'], vor: 'a/b', suche: ['a'] })).toEqual(start)
})
