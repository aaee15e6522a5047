import { before, choice, count, listQuery, search, stateQuery, text } from './list-query'

const paramsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://shop.example').searchParams)

describe('the query of a page’s lists', () => {
  const query = listQuery('/admin/liste', {
    state: choice('stand', { open: 'offen', done: 'erledigt' }, 'open'),
    kind: choice('art', { big: 'gross' }, undefined),
    search: search('suche', 10),
    actor: text('wer', 10),
    page: count('seite', 1),
    from: before('vor'),
  })
  const start = { state: 'open', search: '', page: 1 }

  it.each<[Parameters<typeof query.address>[0], string]>([
    [{}, '/admin/liste'],
    [{ state: 'open', kind: undefined, search: '', page: 1 }, '/admin/liste'],
    [{ state: 'done', from: 'a b & c' }, '/admin/liste?stand=erledigt&vor=a+b+%26+c'],
    [
      { kind: 'big', search: 'ä?', actor: 'x', page: 12 },
      '/admin/liste?art=gross&suche=%C3%A4%3F&wer=x&seite=12',
    ],
  ])('turns %j into an address and reads it back', (given, address) => {
    expect(query.address(given)).toBe(address)
    expect(query.read(paramsOf(address))).toEqual({ ...start, ...given })
  })

  it('links one of several lists by its anchor', () => {
    expect(query.address({ state: 'done' }, 'second')).toBe('/admin/liste?stand=erledigt#second')
  })

  it.each([
    { stand: 'alle' },
    { stand: '__proto__' },
    { stand: ['erledigt'] },
    { art: 'klein' },
    { suche: ' ' },
    { suche: ['a'] },
    { wer: '' },
    { wer: ['a', 'b'] },
    { seite: '0' },
    { seite: '-1' },
    { seite: '1e3' },
    { seite: '99999999' },
    { vor: '' },
    { vor: 'a/b' },
    { vor: ['a'] },
    { other: 'x' },
  ])('ignores %j', (params) => expect(query.read(params)).toEqual(start))

  it('trims and truncates typed text', () => {
    expect(query.read({ suche: '  Elden Ring, the game ', wer: ' x ' })).toMatchObject({
      search: 'Elden Ring',
      actor: 'x',
    })
  })
})

describe('a list with a tab for each state', () => {
  const { read, address } = stateQuery('/admin/widerrufe', ['received', 'accepted'], {
    received: 'offen',
    accepted: 'angenommen',
  })

  it.each([
    [{}, '/admin/widerrufe'],
    [{ stand: 'offen' }, '/admin/widerrufe'],
    [{ stand: 'angenommen', vor: 'withdrawal_1' }, '/admin/widerrufe?stand=angenommen&vor=withdrawal_1'],
    [{ stand: 'alle' }, '/admin/widerrufe'],
  ])('normalises the address of %j', (params, said) => expect(address(read(params))).toBe(said))
})
