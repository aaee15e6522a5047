import { setClock } from './clock'
import { idPattern, newId } from './ids'

describe('newId', () => {
  afterEach(() => setClock())

  it('has the form that schemas require, and is unique', () => {
    const ids = Array.from({ length: 1000 }, () => newId('order'))
    for (const id of ids) expect(id).toMatch(idPattern('order'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('sorts as it was made, within one millisecond too', () => {
    setClock(() => 1_795_000_000_000)
    const ids = Array.from({ length: 1000 }, () => newId('journal'))
    expect(ids.toSorted()).toEqual(ids)
  })

  it.each([0, 86_400_000, 1e13, 1_780_308_000_000.5])('throws when the clock says %d', (time) => {
    setClock(() => time)
    expect(() => newId('order')).toThrow('the clock is wrong')
  })
})
