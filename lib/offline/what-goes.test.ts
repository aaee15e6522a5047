import fc from 'fast-check'
import { whatGoes, type Kept } from './what-goes'

const page = (name: string, ...needs: string[]): Kept => ({ name, bytes: 10, needs })
const file = (name: string, bytes = 10): Kept => ({ name, bytes })
const bounds = { pages: 2, bytes: 1000, always: ['start'] }

describe('eviction from a device', () => {
  it('removes nothing within bounds', () => {
    expect(whatGoes([file('a.js'), page('one', 'a.js'), page('two')], bounds)).toEqual([])
  })

  it('removes the pages not seen for longest, except those that always stay', () => {
    const kept = [
      page('start'),
      page('old', 'old.js', 'a.js'),
      file('old.js'),
      file('a.js'),
      page('new', 'a.js'),
    ]
    expect(whatGoes(kept, bounds)).toEqual(['old', 'old.js'])
  })

  it('removes files that no remaining page needs', () => {
    expect(whatGoes([file('left.js'), page('one', 'a.js'), file('a.js')], bounds)).toEqual(['left.js'])
  })

  it('removes what exceeds the bytes, files of pages included', () => {
    const kept = [page('one', 'big'), file('big', 990), page('two')]
    expect(whatGoes(kept, bounds)).toEqual(['one', 'big'])
    expect(whatGoes([page('start', 'big'), file('big', 5000)], bounds)).toEqual([])
  })

  it('leaves only whole pages, within bounds', () => {
    const files = fc.constantFrom('a', 'b', 'c', 'd')
    const pages = fc.constantFrom('one', 'two', 'three', 'four')
    const bytes = fc.nat(600)
    const entry = fc.oneof(
      fc.record({ name: files, bytes }),
      fc.record({ name: pages, bytes, needs: fc.array(files) }),
    )
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ name }) => name }), (entries) => {
        const gone = whatGoes(entries, { ...bounds, always: [] })
        const left = entries.filter(({ name }) => !gone.includes(name))
        expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1000)
        expect(left.filter((kept) => 'needs' in kept).length).toBeLessThanOrEqual(2)
        const needed = left.flatMap((kept) => ('needs' in kept ? kept.needs : []))
        expect(needed.filter((name) => gone.includes(name))).toEqual([])
      }),
    )
  })
})
