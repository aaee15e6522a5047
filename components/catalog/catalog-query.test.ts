import { filterOf, withFilter } from './catalog-query'

const all = { game: '', query: '', order: 'recommended' } as const

describe('the catalogue’s address', () => {
  it('says game, search and order', () => {
    expect(filterOf('?spiel=Spiel%20Eins&suche=gr%C3%BCn+1&sortierung=preis')).toEqual({
      game: 'Spiel Eins',
      query: 'grün 1',
      order: 'price',
    })
    expect(filterOf('')).toEqual(all)
  })

  it.each(['unsinn', '', '__proto__'])('keeps the catalogue’s own order for %j', (word) =>
    expect(filterOf(`?sortierung=${word}`).order).toBe('recommended'),
  )

  it('is read back as it was written', () => {
    for (const order of ['recommended', 'price', 'name', 'newest'] as const) {
      const filter = { game: 'A & B', query: '100 % ?#', order }
      expect(filterOf(withFilter('', filter))).toEqual(filter)
    }
  })

  it('keeps what is not the filter’s', () => {
    expect(withFilter('?ref=NOVA10&suche=alt', { ...all, game: 'X' })).toBe('?ref=NOVA10&spiel=X')
  })

  it('is plain when everything is shown', () => {
    expect(withFilter('?suche=alt&sortierung=name', all)).toBe('')
  })
})
