import { filterPresets } from './filter-presets'

const list = [
  { id: 'a', name: 'Grüner Pfad', game: 'Spiel Eins', tagline: 'Große Straßen leise', price: 490 },
  { id: 'b', name: 'Café', game: 'Spiel Zwei', tagline: 'Schritte vorn', price: 490 },
  { id: 'c', name: 'Pfad', game: 'Spiel Zwei', tagline: 'Ferne Schüsse', price: 490 },
]
const find = (query: string, game = '') => filterPresets(list, { query, game }).map(({ id }) => id)

describe('filterPresets', () => {
  it('finds everything, in its order, without a query', () => expect(find('')).toEqual(['a', 'b', 'c']))

  it.each([
    ['name', 'pfad', ['a', 'c']],
    ['game', 'eins', ['a']],
    ['tagline', 'schritte', ['b']],
  ])('searches the %s', (_, query, ids) => expect(find(query)).toEqual(ids))

  it.each(['GRÜN', 'grun', 'gru\u0308n', 'STRASSE', 'straße'])('takes %s for the same word', (query) => {
    expect(find(query)).toEqual(['a'])
  })

  it('finds an accent without typing it', () => expect(find('cafe')).toEqual(['b']))

  it('wants every word, in any order and field', () => {
    expect(find('  zwei   pfad ')).toEqual(['c'])
    expect(find('pfad schritte')).toEqual([])
  })

  it('takes letters with a meaning in patterns as they are', () => expect(find('.*')).toEqual([]))

  it('narrows to a game', () => {
    expect(find('', 'Spiel Zwei')).toEqual(['b', 'c'])
    expect(find('pfad', 'Spiel Zwei')).toEqual(['c'])
    expect(find('', 'Spiel')).toEqual([])
  })
})
