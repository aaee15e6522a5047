import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Store } from '@/lib/store/store'
import { currentHeadsets, findHeadset, shownHeadsets } from './current-headsets'
import { headsetSaved, headsetSignal } from './data'
import { ownHeadsets } from './own-headsets'
import type { Headset } from './schema'
import { importHeadsets } from './import-headsets'

const ADMIN = 'admin uid-1'
const CLOUD = 'hyperx-cloud-ii'
const given: Headset = {
  id: 'import-1',
  name: 'Import 1',
  aliases: [],
  kind: 'in-ear',
  measurer: 'crinacle',
  target: 'AutoEq in-ear',
  preamp: -2,
  filters: [{ type: 'LSC', fc: 105, gain: 2, q: 0.7 }],
}

describe('headsets', () => {
  const store = temporaryStore()
  const ids = async (of: Store = store()) => (await currentHeadsets(of)).headsets.map(({ id }) => id)
  const ownCloud = async () => {
    const cloud = (await ownHeadsets()).get(CLOUD)
    if (!cloud) throw new Error('the data are empty')
    return cloud
  }
  const journal = async () => Object.values(Object(await store().get('journal')))

  it('are the program’s own at first, sorted by name, and cached', async () => {
    const own = await ownHeadsets()
    const first = await currentHeadsets(store())
    expect(first.headsets).toHaveLength(own.size)
    const names = first.headsets.map(({ name }) => name)
    expect(names).toEqual(
      [...names].sort(new Intl.Collator('de', { numeric: true, sensitivity: 'base' }).compare),
    )
    expect(await currentHeadsets(store())).toBe(first)
  })

  it('are hidden and found by other names as the store says', async () => {
    const cloud = await ownCloud()
    await store().update({
      ...headsetSaved({ ...cloud, aliases: ['Wolke'] }),
      [`headsetsHidden/${CLOUD}`]: true,
      ...headsetSignal.changed(),
    })
    expect(await findHeadset(store(), CLOUD)).toBeNull()
    expect((await shownHeadsets(store())).text).not.toContain(`"${CLOUD}"`)
    expect((await currentHeadsets(store())).headsets).toContainEqual(
      expect.objectContaining({ id: CLOUD, isHidden: true }),
    )
    await store().update({ [`headsetsHidden/${CLOUD}`]: null, ...headsetSignal.changed() })
    expect(await findHeadset(store(), CLOUD)).toEqual({ ...cloud, aliases: ['Wolke'] })
    expect((await shownHeadsets(store())).text).toContain('"Wolke"')
  })

  it('are imported once, and keep the owner’s aliases', async () => {
    const cloud = await ownCloud()
    await store().update({ ...headsetSaved({ ...cloud, aliases: ['Wolke'] }), ...headsetSignal.changed() })
    const list = [given, { ...cloud, aliases: [] }]
    const trial = await importHeadsets(store(), list, ADMIN, true)
    expect(trial).toEqual({ added: ['import-1'], changed: [], same: [CLOUD] })
    expect(await ids()).not.toContain('import-1')
    expect(await importHeadsets(store(), list, ADMIN)).toEqual(trial)
    expect(await findHeadset(store(), 'import-1')).toEqual(given)
    expect(await findHeadset(store(), CLOUD)).toMatchObject({ aliases: ['Wolke'] })
    const before = await journal()
    expect(await importHeadsets(store(), list, ADMIN)).toMatchObject({
      added: [],
      changed: [],
      same: ['import-1', CLOUD],
    })
    expect(await journal()).toEqual(before)
    const louder = { ...given, preamp: -3 }
    expect(await importHeadsets(store(), [louder], ADMIN)).toMatchObject({ changed: ['import-1'] })
    expect(await findHeadset(store(), 'import-1')).toEqual(louder)
  })

  it('are imported a hundred per write', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...given,
      id: `viele-${index}`,
      name: `Viele ${index}`,
    }))
    expect((await importHeadsets(store(), many, ADMIN)).added).toHaveLength(250)
    expect(await journal()).toHaveLength(3)
    expect(await ids()).toHaveLength((await ownHeadsets()).size + 250)
  })

  it('are skipped and reported where they are broken', async () => {
    await store().update({ 'headsets/kaputt': { id: 'kaputt' }, 'signals/headsets': 1 })
    expect(await currentHeadsets(store())).toMatchObject({ broken: ['kaputt'] })
    expect(await ids()).not.toContain('kaputt')
  })

  it('are the last known ones while the store is away', async () => {
    const before = await currentHeadsets(store())
    await store().close()
    expect(await currentHeadsets(store())).toBe(before)
    await expect(findHeadset(store(), CLOUD)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
