import { idPattern, newId } from './ids'

describe('newId', () => {
  it('has the form that schemas ask for, and never comes twice', () => {
    const ids = Array.from({ length: 1000 }, () => newId('order'))
    for (const id of ids) expect(id).toMatch(idPattern('order'))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
