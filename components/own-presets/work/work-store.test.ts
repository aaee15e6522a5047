/** @jest-environment jsdom */
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

describe('an unsaved work', () => {
  const before = () => workStore.current()?.before

  it('is the one to go back to, however many untouched ones are opened after it', () => {
    workStore.open(work('A'), true)
    workStore.open(work('B'))
    workStore.open(work('C'))
    const found = before()
    expect(found).toEqual(work('A'))
    workStore.open(found ?? work('none'), true)
    expect(workStore.current()).toMatchObject({ work: { name: 'A' }, isChanged: true, before: null })
  })

  it('gives way to a later unsaved one', () => {
    workStore.open(work('A'), true)
    workStore.open(work('B'))
    workStore.change({ name: 'D' })
    workStore.open(work('C'))
    expect(before()).toEqual(work('D'))
  })

  it('is still the one to go back to after a reload', async () => {
    workStore.open({ ...work('A'), kept }, true)
    workStore.open(work('B'))
    // A page that loads anew knows only what the tab has stored.
    await jest.isolateModulesAsync(async () => {
      const { workStore: again } = await import('./work-store')
      expect(again).not.toBe(workStore)
      expect(again.current()).toMatchObject({ work: work('B'), before: { ...work('A'), kept } })
      again.open(work('C'))
      expect(again.current()?.before).toEqual({ ...work('A'), kept })
    })
  })
})
