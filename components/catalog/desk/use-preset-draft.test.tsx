import { act, renderHook } from '@testing-library/react'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { keptDrafts } from './kept-draft'
import { usePresetDraft } from './use-preset-draft'

const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const draft = contentOf(preset)
const { id } = preset

describe('unsaved changes to a preset', () => {
  afterEach(() => act(() => keptDrafts.set(id, null)))
  const show = (revision: number) => renderHook(() => usePresetDraft({ id, revision, draft }, '')).result

  it('follow another change by the same person', () => {
    keptDrafts.set(id, { revision: 6, draft })
    const edited = show(6)
    act(() => edited.current.moveTo(7))
    expect(edited.current).toMatchObject({ revision: 7, isUnsaved: true, isOutdated: false })
  })

  it('stay outdated once somebody else has saved', () => {
    keptDrafts.set(id, { revision: 5, draft })
    const edited = show(6)
    expect(edited.current.isOutdated).toBe(true)
    act(() => edited.current.moveTo(7))
    expect(edited.current.isOutdated).toBe(true)
  })
})
