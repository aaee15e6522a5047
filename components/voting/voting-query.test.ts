import { suggestionsQuery, votingQuery } from './voting-query'

const read = (search: string) => votingQuery.read(Object.fromEntries(new URLSearchParams(search)))

describe('the address of the list of suggestions', () => {
  it.each([
    ['', { status: 'open', search: '', before: undefined }],
    ['stand=in-arbeit&vor=00000001!8219691999999!suggestion_1', { status: 'started', search: '' }],
    ['suche=%20Elden%20Ring', { status: 'open', search: 'Elden Ring' }],
    ['stand=verborgen&vor=a.b', { status: 'open', before: undefined }],
    ['vor=00000001!8219691999999!suggestion_1&ab=40', { passed: 40 }],
    ['vor=00000001!8219691999999!suggestion_1&ab=-1', { passed: undefined }],
    ['art=headset&suche=HD%20800', { kind: 'headset', search: 'HD 800' }],
    ['art=auto', { kind: undefined }],
    [`suche=${'x'.repeat(99)}`, { search: 'x'.repeat(60) }],
  ])('selects what is shown: %j', (search, query) => {
    expect(read(search)).toMatchObject(query)
  })

  it('is read back as the query that it was made from', () => {
    const query = {
      status: 'released',
      search: '',
      kind: 'headset',
      before: '00000002!1!suggestion_2',
      passed: 20,
    } as const
    const address = votingQuery.address(query, 'vorschlaege')
    expect(read(address.replace(/^.*\?|#.*$/g, ''))).toEqual(query)
    expect(votingQuery.address({ status: 'open', search: '' }, 'vorschlaege')).toBe('/abstimmen#vorschlaege')
  })

  it('selects hidden suggestions only at the desk', () => {
    expect(read('stand=verborgen').status).toBe('open')
    expect(suggestionsQuery.read({ stand: 'verborgen' }).status).toBe('hidden')
  })
})
