import { filterOf, withFilter } from './catalog-query'

const all = { game: '', query: '', order: 'recommended' } as const

describe('the catalogue’s address', () => {
  it('holds game, search and order', () => {
    expect(filterOf('?spiel=Spiel%20Eins&suche=gr%C3%BCn+1&sortierung=preis')).toEqual({
      game: 'Spiel Eins',
      query: 'grün 1',
      order: 'price',
    })
    expect(filterOf('')).toEqual(all)
  })

  it.each(['unsinn', '', '__proto__'])('falls back to the recommended order for %j', (word) =>
    expect(filterOf(`?sortierung=${word}`).order).toBe('recommended'),
  )

  it('is read back as the filter that it was made from', () => {
    for (const order of ['recommended', 'price', 'name', 'newest'] as const) {
      const filter = { game: 'A & B', query: '100 % ?#', order }
      expect(filterOf(withFilter('', filter))).toEqual(filter)
    }
  })

  it('keeps parameters that do not belong to the filter', () => {
    expect(withFilter('?ref=NOVA10&suche=alt', { ...all, game: 'X' })).toBe('?ref=NOVA10&spiel=X')
  })

  it('has no parameters if nothing is filtered', () => {
    expect(withFilter('?suche=alt&sortierung=name', all)).toBe('')
  })
})
