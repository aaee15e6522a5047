import { workStore } from './work-store'

const work = (name: string) => ({ name, filters: [], correction: null, base: null, kept: null })
const kept = { id: 'a'.repeat(32), revision: 1 }

describe('a work that is saved while another one is opened', () => {
  it('stays the saved one; the other is a new one', () => {
    workStore.open(work('A'), true)
    const sent = workStore.current()
    workStore.open(work('B'), true)
    workStore.keep(sent?.opened, work('A'), kept)
    expect(workStore.current()).toMatchObject({
      work: { name: 'B', kept: null },
      before: { name: 'A', kept },
    })
  })

  it('is saved but for what was changed meanwhile', () => {
    workStore.open(work('A'), true)
    const opened = workStore.current()?.opened
    workStore.change({ name: 'C' })
    workStore.keep(opened, work('A'), kept)
    expect(workStore.current()).toMatchObject({ work: { name: 'C', kept }, isChanged: true })
  })
})
