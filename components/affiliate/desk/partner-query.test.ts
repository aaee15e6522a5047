import { partnersAddress, readPartnerQuery, type PartnerQuery } from './partner-query'

const start: PartnerQuery = { status: 'open', order: 'uid', search: '' }

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
])('names %j by its address, and reads it again', (query, address) => {
  expect(partnersAddress(query, 'partners')).toBe(address)
  const params = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
  expect(readPartnerQuery(params)).toEqual({ ...query })
})

it('takes what it does not understand for missing', () => {
  expect(readPartnerQuery({ welche: 'x', bewerbungen: ['offen'], vor: 'a/b', suche: ['a'] })).toEqual(start)
})
