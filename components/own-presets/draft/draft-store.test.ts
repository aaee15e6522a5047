/** @jest-environment jsdom */
import { draftStore } from './draft-store'

const work = (name: string) => ({ name, filters: [], correction: null, base: null, kept: null })
const kept = { id: 'a'.repeat(32), revision: 1 }

describe('a work that is saved while another one is opened', () => {
  it('stays the saved one; the other is a new one', () => {
    draftStore.open(work('A'), true)
    const sent = draftStore.current()
    draftStore.open(work('B'), true)
    draftStore.keep(sent?.opened, work('A'), kept)
    expect(draftStore.current()).toMatchObject({
      work: { name: 'B', kept: null },
      before: { name: 'A', kept },
    })
  })

  it('is saved but for what was changed meanwhile', () => {
    draftStore.open(work('A'), true)
    const opened = draftStore.current()?.opened
    draftStore.change({ name: 'C' })
    draftStore.keep(opened, work('A'), kept)
    expect(draftStore.current()).toMatchObject({ work: { name: 'C', kept }, isChanged: true })
  })
})

describe('an unsaved work', () => {
  const before = () => draftStore.current()?.before

  it('is the one to go back to, however many untouched ones are opened after it', () => {
    draftStore.open(work('A'), true)
    draftStore.open(work('B'))
    draftStore.open(work('C'))
    const found = before()
    expect(found).toEqual(work('A'))
    draftStore.open(found ?? work('none'), true)
    expect(draftStore.current()).toMatchObject({ work: { name: 'A' }, isChanged: true, before: null })
  })

  it('gives way to a later unsaved one', () => {
    draftStore.open(work('A'), true)
    draftStore.open(work('B'))
    draftStore.change({ name: 'D' })
    draftStore.open(work('C'))
    expect(before()).toEqual(work('D'))
  })

  it('is still the one to go back to after a reload', async () => {
    draftStore.open({ ...work('A'), kept }, true)
    draftStore.open(work('B'))
    // A reloaded page only knows what the tab has stored.
    await jest.isolateModulesAsync(async () => {
      const { draftStore: again } = await import('./draft-store')
      expect(again).not.toBe(draftStore)
      expect(again.current()).toMatchObject({ work: work('B'), before: { ...work('A'), kept } })
      again.open(work('C'))
      expect(again.current()?.before).toEqual({ ...work('A'), kept })
    })
  })
})
