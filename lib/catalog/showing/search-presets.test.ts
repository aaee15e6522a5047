import { searchPresets } from './search-presets'

const about = { price: 490, updatedAt: 0 }
const list = [
  {
    ...about,
    id: 'a',
    name: 'Grüner Pfad',
    game: 'Spiel Eins',
    tagline: 'Große Straßen leise',
    words: 'se1',
  },
  { ...about, id: 'b', name: 'Café', game: 'Spiel Zwei', tagline: 'Schritte vorn', words: 'Wavelet In-Ear' },
  { ...about, id: 'c', name: 'Pfad', game: 'Spiel Zwei', tagline: 'Ferne Schüsse', words: 'offene Muscheln' },
]
const find = (query: string, game = '') => searchPresets(list, { query, game }).map(({ id }) => id)

describe('searchPresets', () => {
  it.each(['', '  '])('finds everything, in its order, without a query', (query) =>
    expect(find(query)).toEqual(['a', 'b', 'c']),
  )

  it.each([
    ['name', 'pfad', ['a', 'c']],
    ['game', 'eins', ['a']],
    ['tagline', 'schritte', ['b']],
    ['tool', 'wavelet', ['b']],
    ['headset', 'muscheln', ['c']],
    ['short name of the game', 'SE1', ['a']],
    ['beginning of a word', 'schü', ['c']],
  ])('searches the %s', (_, query, ids) => expect(find(query)).toEqual(ids))

  it.each(['GRÜN', 'grun', 'gru\u0308n', 'STRASSEN', 'straßen', 'strasen', 'grüner'])(
    'takes %s for the same word',
    (query) => expect(find(query)).toEqual(['a']),
  )

  it.each(['schrite', 'shcritte', 'schrittt'])('forgives %s', (query) => expect(find(query)).toEqual(['b']))

  it('forgives nothing in short words', () => expect(find('se2')).toEqual([]))

  it('finds an accent without typing it', () => expect(find('cafe')).toEqual(['b']))

  it('wants every word, in any order and field', () => {
    expect(find('  zwei   pfad ')).toEqual(['c'])
    expect(find('pfad schritte')).toEqual([])
  })

  it('narrows to a game', () => {
    expect(find('', 'Spiel Zwei')).toEqual(['b', 'c'])
    expect(find('pfad', 'Spiel Zwei')).toEqual(['c'])
    expect(find('', 'Spiel')).toEqual([])
  })
})
