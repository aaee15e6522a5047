import { act, renderHook } from '@testing-library/react'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { keptDraft } from './use-preset-draft'
import { usePresetDraft } from './use-preset-draft'

const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const draft = contentOf(preset)
const { id } = preset

describe('unsaved changes to a preset', () => {
  afterEach(() => act(() => [id, 'neu'].forEach((key) => keptDraft(key).write(null))))
  const show = (revision: number, of: string | null = id) =>
    renderHook(() => usePresetDraft({ id: of, revision, draft })).result
  /** Has the shop answer every request with a saved preset. */
  const answer = (saved: { id: string; revision: number }) => {
    const fetch = jest.fn(() =>
      Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(saved) }),
    )
    Object.assign(globalThis, { fetch })
    return fetch
  }

  it('stay current after another change by the same admin', () => {
    keptDraft(id).write({ revision: 6, draft })
    const edited = show(6)
    act(() => edited.current.moveTo(7))
    expect(edited.current).toMatchObject({ revision: 7, isUnsaved: true, isOutdated: false })
  })

  it('stay outdated once another admin has saved', () => {
    keptDraft(id).write({ revision: 5, draft })
    const edited = show(6)
    expect(edited.current.isOutdated).toBe(true)
    act(() => edited.current.moveTo(7))
    expect(edited.current.isOutdated).toBe(true)
  })

  it('stay saved when a dialog that was opened before the save changes the preset', async () => {
    answer({ id, revision: 7 })
    const edited = show(6)
    act(() => edited.current.change({ tagline: 'Neuer Satz.' }))
    // The dialog keeps both, no matter how often the page is rendered meanwhile.
    const { save, moveTo } = edited.current
    await act(() => save())
    expect(edited.current).toMatchObject({ revision: 7, isUnsaved: false })
    act(() => moveTo(8))
    expect(edited.current).toMatchObject({ revision: 8, isUnsaved: false })
    expect(edited.current.draft.tagline).toBe('Neuer Satz.')
  })

  it('create one new preset, however often they are saved before its page opens', async () => {
    const fetch = answer({ id: 'neues', revision: 1 })
    const edited = show(0, null)
    act(() => edited.current.change({ tagline: 'Neuer Satz.' }))
    expect(await act(() => edited.current.save())).toEqual({ id: 'neues', revision: 1 })
    expect(await act(() => edited.current.save())).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(edited.current.isSaving).toBe(true)
  })
})
