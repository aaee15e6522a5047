/** @jest-environment jsdom */
import { draftStore } from './draft-store'

const work = (name: string) => ({ name, filters: [], correction: null, base: null, kept: null })
const kept = { id: 'a'.repeat(32), revision: 1 }

describe('a draft that is being saved', () => {
  it('counts as the saved one even if another draft is opened meanwhile', () => {
    draftStore.open(work('A'), true)
    const sent = draftStore.current()
    draftStore.open(work('B'), true)
    draftStore.keep(sent?.opened, work('A'), kept)
    expect(draftStore.current()).toMatchObject({
      work: { name: 'B', kept: null },
      before: { name: 'A', kept },
    })
  })

  it('still counts as changed if it is edited meanwhile', () => {
    draftStore.open(work('A'), true)
    const opened = draftStore.current()?.opened
    draftStore.change({ name: 'C' })
    draftStore.keep(opened, work('A'), kept)
    expect(draftStore.current()).toMatchObject({ work: { name: 'C', kept }, isChanged: true })
  })
})

describe('an unsaved draft', () => {
  const before = () => draftStore.current()?.before

  it('can be restored after any number of untouched drafts', () => {
    draftStore.open(work('A'), true)
    draftStore.open(work('B'))
    draftStore.open(work('C'))
    const found = before()
    expect(found).toEqual(work('A'))
    draftStore.open(found ?? work('none'), true)
    expect(draftStore.current()).toMatchObject({ work: { name: 'A' }, isChanged: true, before: null })
  })

  it('is replaced by a later unsaved draft', () => {
    draftStore.open(work('A'), true)
    draftStore.open(work('B'))
    draftStore.change({ name: 'D' })
    draftStore.open(work('C'))
    expect(before()).toEqual(work('D'))
  })

  it('can still be restored after a reload', async () => {
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
