import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { addPreset, duplicatePreset } from './add-preset'
import { contentOf } from './draft-of'
import { fillCatalog } from '../watch-catalog'
import { listPresets, readPreset } from '../showing/read-presets'
import { movePreset } from './move-preset'
import { programCatalog } from '../program-catalog'
import { setSale } from './set-sale'
import { saveDraft } from './change-preset'

const [first, second] = programCatalog.allPresets
if (!first || !second) throw new Error('the program has too few presets')
const draft = { ...contentOf(first), name: 'Nachtwächter' }

describe('presets', () => {
  const store = temporaryStore()
  beforeEach(() => fillCatalog(store()))

  const journal = async () =>
    Object.values(Object((await store().get('journal')) ?? {})).map((entry) => Object(entry))
  const order = async () => (await listPresets(store())).presets.map(({ id }) => id)

  it('begin as drafts at the end, with a unique id', async () => {
    const one = await addPreset(store(), { ...draft, game: 'Überwelt' }, 'admin a')
    expect(one).toEqual({ id: 'ueberwelt-nachtwaechter', revision: 1 })
    const others = await Promise.all(
      Array.from({ length: 5 }, () => addPreset(store(), { ...draft, game: 'Überwelt' }, 'admin b')),
    )
    expect(new Set(others.map(({ id }) => id)).size).toBe(5)
    expect((await order()).at(programCatalog.presets.length)).toBe(one.id)
    expect(await readPreset(store(), one.id)).toMatchObject({ revision: 1, draft: { name: 'Nachtwächter' } })
    expect((await readPreset(store(), one.id))?.published).toBeUndefined()
    expect(await journal()).toHaveLength(6)
  })

  it('are duplicated with their content under another name', async () => {
    const { id } = await duplicatePreset(store(), first.id, 'Doppelgänger', 'admin a')
    expect((await readPreset(store(), id))?.draft).toEqual({ ...contentOf(first), name: 'Doppelgänger' })
    await expect(duplicatePreset(store(), 'nirgends', 'X', 'admin a')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('are saved by only one of two concurrent admins, and the other gets an error', async () => {
    const save = (name: string) =>
      saveDraft(store(), first.id, { revision: 1, draft: { ...draft, name } }, `admin ${name}`)
    const results = await Promise.allSettled([save('Eins'), save('Zwei')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'preset_changed' },
    })
    await expect(save('Drei')).rejects.toMatchObject({ code: 'preset_changed' })
    const kept = (await readPreset(store(), first.id))?.draft?.name
    const entries = await journal()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ act: 'preset-saved', actor: `admin ${kept}` })
  })

  it('have no draft if it equals the published content', async () => {
    await saveDraft(store(), first.id, { revision: 1, draft }, 'admin a')
    expect((await readPreset(store(), first.id))?.draft).toEqual(draft)
    await saveDraft(store(), first.id, { revision: 2, draft: contentOf(first) }, 'admin a')
    expect((await readPreset(store(), first.id))?.draft).toBeUndefined()
  })

  it('can change price and availability without a new version', async () => {
    const sale = { price: 1290, active: false }
    const state = await setSale(store(), first.id, { revision: 1, ...sale }, 'admin a')
    expect(state.revision).toBe(2)
    expect((await readPreset(store(), first.id))?.published).toEqual({ ...first, ...sale })
    expect(await journal()).toMatchObject([
      {
        act: 'preset-sold',
        before: JSON.stringify({ price: first.price, active: true }),
        after: JSON.stringify(sale),
      },
    ])
    await expect(
      setSale(store(), first.id, { revision: 1, price: 1, active: true }, 'admin b'),
    ).rejects.toMatchObject({ code: 'preset_changed' })
  })

  it('have no price before they are published', async () => {
    const { id, revision } = await addPreset(store(), draft, 'admin a')
    const set = setSale(store(), id, { revision, price: 1, active: true }, 'admin a')
    await expect(set).rejects.toMatchObject({ code: 'not_found' })
  })

  it('need confirmation for a price far from all others', async () => {
    const set = (said: object) =>
      setSale(store(), first.id, { revision: 1, price: 4990, active: true, ...said }, 'admin a')
    await expect(set({})).rejects.toMatchObject({
      code: 'preset_doubtful',
      fields: { isSure: expect.stringMatching(/^49,90\s€ liegt weit neben/) },
    })
    expect(await journal()).toEqual([])
    // Leaving the sale at the price that it has asks nothing.
    expect(await set({ isSure: true })).toMatchObject({ revision: 2 })
    expect(await set({ revision: 2, active: false })).toMatchObject({ revision: 3 })
  })

  it('can be moved by one place, but not past the ends', async () => {
    const before = await order()
    await movePreset(store(), first.id, 'up', 'admin a')
    expect(await order()).toEqual(before)
    await movePreset(store(), first.id, 'down', 'admin a')
    expect((await order()).slice(0, 2)).toEqual([second.id, first.id])
    await movePreset(store(), first.id, 'up', 'admin a')
    expect(await order()).toEqual(before)
  })
})
