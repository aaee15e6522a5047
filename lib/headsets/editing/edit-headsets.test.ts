import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Store } from '@/lib/store/store'
import { currentHeadsets, findHeadset, shownHeadsets } from '../current-headsets'
import { listHeadsets } from '../list-headsets'
import { ownHeadsets } from '../own-headsets'
import type { Headset } from '../schema'
import { addHeadset } from './add-headset'
import { changeHeadset } from './change-headset'
import { importHeadsets } from './import-headsets'
import type { NewHeadset } from './schema'

const ADMIN = 'admin uid-1'
const CLOUD = 'hyperx-cloud-ii'
const added: NewHeadset = {
  name: 'Neues Modell 5',
  aliases: ['NM5'],
  kind: 'on-ear',
  measurer: 'oratory1990',
  target: 'Harman over-ear 2018',
  text: 'Preamp: -3.1 dB\nFilter 1: ON PK Fc 100 Hz Gain 3.0 dB Q 1.41\n',
}
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

  it('are added with a pasted text, found at once, and recorded in the journal', async () => {
    const { id } = await addHeadset(store(), added, ADMIN)
    expect(id).toBe('neues-modell-5')
    expect(await findHeadset(store(), id)).toEqual({
      id,
      name: 'Neues Modell 5',
      aliases: ['NM5'],
      kind: 'on-ear',
      measurer: 'oratory1990',
      target: 'Harman over-ear 2018',
      preamp: -3.1,
      filters: [{ type: 'PK', fc: 100, gain: 3, q: 1.41 }],
    })
    expect(await ids()).toContain(id)
    expect(await journal()).toEqual([
      expect.objectContaining({ act: 'headset-added', subject: `headsets/${id}`, actor: ADMIN }),
    ])
  })

  it.each([
    ['text', { text: `${added.text}Filter 2: ON XY Fc 5 Hz\n` }, /Zeile 3/],
    ['text', { text: `${added.text}Filter 2: ON PK Fc abc Hz Gain 1 dB Q 1\n` }, /Zeile 3/],
    ['text', { text: 'Guten Tag' }, /kein Filter/],
    ['text', { text: added.text.replace('3.0', '25') }, /20.dB/],
    ['text', { text: added.text.replace('100 Hz', '5 Hz') }, /20.Hz bis 20.kHz/],
    ['name', { name: 'HyperX Cloud-II' }, /gibt es schon/],
    ['name', { name: '原神' }, /Buchstabe/],
  ] as const)('are refused with a sentence at the %s: %j', async (field, wrong, sentence) => {
    const adding = addHeadset(store(), { ...added, name: 'Anderes', ...wrong }, ADMIN)
    await expect(adding).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(sentence) } })
    expect(await journal()).toEqual([])
  })

  it('are added once by a double press', async () => {
    const results = await Promise.allSettled([1, 2].map(() => addHeadset(store(), added, ADMIN)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await journal()).toHaveLength(1)
  })

  it('are renamed, hidden and shown again, each with a journal entry, and without one when repeated', async () => {
    for (let times = 0; times < 2; times += 1) {
      await changeHeadset(store(), CLOUD, { aliases: ['Wolke'] }, ADMIN)
      expect(await findHeadset(store(), CLOUD)).toMatchObject({ aliases: ['Wolke'], name: 'HyperX Cloud II' })
    }
    expect((await listHeadsets(store(), { search: 'wolke', page: 1, limit: 5 })).entries).toMatchObject([
      { id: CLOUD },
    ])
    await changeHeadset(store(), CLOUD, { isHidden: true }, ADMIN)
    expect(await findHeadset(store(), CLOUD)).toBeNull()
    expect((await shownHeadsets(store())).text).not.toContain(`"${CLOUD}"`)
    expect((await currentHeadsets(store())).headsets).toContainEqual(
      expect.objectContaining({ id: CLOUD, isHidden: true }),
    )
    await changeHeadset(store(), CLOUD, { isHidden: false }, ADMIN)
    expect((await shownHeadsets(store())).text).toContain(`"${CLOUD}"`)
    expect(await journal()).toHaveLength(3)
    const unknown = changeHeadset(store(), 'gibt-es-nicht', { isHidden: true }, ADMIN)
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are imported once, keep the owner’s aliases, and leave what was entered by hand', async () => {
    await addHeadset(store(), added, ADMIN)
    await changeHeadset(store(), CLOUD, { aliases: ['Wolke'] }, ADMIN)
    const cloud = (await ownHeadsets()).get(CLOUD)
    if (!cloud) throw new Error('the data are empty')
    const byHand = { ...given, id: 'neues-modell-5', name: 'Neues Modell 5' }
    const list = [given, byHand, { ...cloud, aliases: [] }]
    const trial = await importHeadsets(store(), list, ADMIN, true)
    expect(trial).toEqual({ added: ['import-1'], changed: [], same: [CLOUD], byHand: ['neues-modell-5'] })
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
    await addHeadset(store(), added, ADMIN)
    const before = await currentHeadsets(store())
    await store().close()
    expect(await currentHeadsets(store())).toBe(before)
    await expect(findHeadset(store(), CLOUD)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
