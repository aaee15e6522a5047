import { setClock } from './clock'
import { idPattern, newId } from './ids'

describe('newId', () => {
  it('has the form that schemas ask for, and never comes twice', () => {
    const ids = Array.from({ length: 1000 }, () => newId('order'))
    for (const id of ids) expect(id).toMatch(idPattern('order'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has it by a clock that was never set, too', () => {
    setClock(() => 86_400_000)
    expect(newId('order')).toMatch(idPattern('order'))
    setClock()
  })
})
