import { filterOf, withFilter } from './catalog-query'

describe('the catalogue’s address', () => {
  it('says game and search', () => {
    expect(filterOf('?spiel=Spiel%20Eins&suche=gr%C3%BCn+1')).toEqual({
      game: 'Spiel Eins',
      query: 'grün 1',
    })
    expect(filterOf('')).toEqual({ game: '', query: '' })
  })

  it('is read back as it was written', () => {
    const filter = { game: 'A & B', query: '100 % ?#' }
    expect(filterOf(withFilter('', filter))).toEqual(filter)
  })

  it('keeps what is not the filter’s', () => {
    expect(withFilter('?ref=NOVA10&suche=alt', { game: 'X', query: '' })).toBe('?ref=NOVA10&spiel=X')
  })

  it('is plain when everything is shown', () => {
    expect(withFilter('?suche=alt', { game: '', query: '' })).toBe('')
  })
})
