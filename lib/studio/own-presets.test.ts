import { randomKey } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeKept, keepPreset, listKept, removeKept } from './own-presets'
import { ownPresetRemoved } from './data'
import { MOST_KEPT } from './schema'

const content = { name: 'Nachts', filters: 'PK1000_30_100' }
const many = (count: number) => Array.from({ length: count }, () => randomKey())

describe('the saved presets of an account', () => {
  const store = temporaryStore()

  const names = async (uid = 'one') => (await listKept(store(), uid)).map(({ name }) => name)

  it('are separate from those of other accounts, and listed with the latest change first', async () => {
    const [first = '', second = ''] = many(2)
    await keepPreset(store(), 'one', { id: first, ...content, name: 'Erstes' })
    await keepPreset(store(), 'one', { id: second, ...content, name: 'Zweites' })
    await keepPreset(store(), 'two', { id: first, ...content })
    await new Promise((later) => setTimeout(later, 2))
    expect(await changeKept(store(), 'one', first, { ...content, revision: 1, name: 'Neu' })).toMatchObject({
      id: first,
      name: 'Neu',
      revision: 2,
    })
    expect(await names()).toEqual(['Neu', 'Zweites'])
    expect(await names('two')).toEqual(['Nachts'])
    expect(await names('nobody')).toEqual([])
  })

  it('are saved once, however often one is sent', async () => {
    const [id = ''] = many(1)
    await Promise.all(Array.from({ length: 20 }, () => keepPreset(store(), 'one', { id, ...content })))
    expect(await listKept(store(), 'one')).toEqual([expect.objectContaining({ id, revision: 1 })])
  })

  it('are limited to fifty, also when a hundred are sent at once', async () => {
    const presses = many(100).map((id) => keepPreset(store(), 'one', { id, ...content }))
    const outcomes = await Promise.allSettled(presses)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(100 - MOST_KEPT)
    expect(refused).toEqual(
      refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'studio_full' }) })),
    )
    const kept = await listKept(store(), 'one')
    expect(kept).toHaveLength(MOST_KEPT)
    const [one] = kept
    await removeKept(store(), 'one', one?.id ?? '', 1)
    const [id = ''] = many(1)
    await keepPreset(store(), 'one', { id, ...content })
    expect(await names()).toHaveLength(MOST_KEPT)
  })

  it('are not overwritten by a stale change', async () => {
    const [id = ''] = many(1)
    await keepPreset(store(), 'one', { id, ...content })
    const change = (name: string) => changeKept(store(), 'one', id, { ...content, name, revision: 1 })
    const outcomes = await Promise.allSettled(['A', 'B', 'C', 'D'].map(change))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [winner] = await names()
    expect(['A', 'B', 'C', 'D']).toContain(winner)
    await expect(change('E')).rejects.toMatchObject({ code: 'studio_changed' })
    await expect(removeKept(store(), 'one', id, 1)).rejects.toMatchObject({ code: 'studio_changed' })
    expect(await names()).toEqual([winner])
    await removeKept(store(), 'one', id, 2)
    await expect(removeKept(store(), 'one', id, 2)).rejects.toMatchObject({ code: 'not_found' })
    await expect(changeKept(store(), 'two', id, { ...content, revision: 2 })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('can be saved again after all data chosen for the account were removed', async () => {
    const [first = '', second = ''] = many(2)
    await keepPreset(store(), 'one', { id: first, ...content })
    await store().update(ownPresetRemoved('one'))
    expect(await names()).toEqual([])
    await keepPreset(store(), 'one', { id: second, ...content })
    expect(await names()).toEqual(['Nachts'])
  })

  it('count towards the limit even if one of them is unreadable', async () => {
    const ids = many(MOST_KEPT)
    await store().update({ 'users/one/presets/broken': { name: 5 } })
    for (const id of ids.slice(1)) await keepPreset(store(), 'one', { id, ...content })
    expect(await names()).toHaveLength(MOST_KEPT - 1)
    await expect(keepPreset(store(), 'one', { id: ids[0] ?? '', ...content })).rejects.toMatchObject({
      code: 'studio_full',
    })
  })
})
