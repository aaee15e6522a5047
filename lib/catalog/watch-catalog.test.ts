import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { currentRating, newestCatalog, setCurrentCatalog, setCurrentRatings } from './current-catalog'
import { programCatalog } from './program-catalog'
import { ratingsCounted } from './showing/rating-data'
import { toStored } from './stored-preset'
import { watchCatalog } from './watch-catalog'

const { allPresets } = programCatalog
const [first, second] = allPresets
if (!first || !second) throw new Error('the program has too few presets')

const ids = () => newestCatalog().presets.map(({ id }) => id)

describe('the catalogue of a shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  let count = 0
  const opened: Store[] = []
  /** Opens the database as another process would. */
  const open = () => {
    const store = createSqliteStore(join(folder, `${count}.sqlite`))
    opened.push(store)
    return store
  }
  const home = () => join(folder, String(count))

  beforeEach(() => {
    count += 1
  })
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
    setCurrentCatalog(allPresets)
    setCurrentRatings({})
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the program’s in an empty store, which concurrent processes fill once', async () => {
    const [one, other] = [open(), open()]
    await Promise.all([watchCatalog(one, home()), watchCatalog(other, home())])
    expect(ids()).toEqual(programCatalog.presets.map(({ id }) => id))
    for (const { id, version } of allPresets) {
      expect(await one.get(`presets/${id}/revision`)).toBe(1)
      expect(Object.keys(Object(await one.get(`presetVersions/${id}`)))).toEqual([String(version)])
    }
    const state = Reflect.get(globalThis, Symbol.for('spielklang.catalog'))
    expect(state.keyOfAnswer()).toBe(state.programKey)
  })

  it('follows publications and reordering by another process', async () => {
    const [one, other] = [open(), open()]
    await watchCatalog(one, home())
    await other.update({
      [`presets/${first.id}/published/name`]: 'Umbenannt',
      [`presets/${first.id}/position`]: allPresets.length + 1,
      [`presets/${second.id}/published/active`]: false,
    })
    await eventually(() => expect(newestCatalog().findPreset(first.id)?.name).toBe('Umbenannt'))
    expect(ids()).toEqual([...allPresets.slice(2), first].map(({ id }) => id))
    expect(newestCatalog().findPreset(second.id)?.active).toBe(false)
  })

  it('does not contain drafts', async () => {
    const store = open()
    await watchCatalog(store, home())
    const { name, game, aliases, tagline, description, filters, spatial, headset } = first
    const draft = { name, game, aliases, tagline: `${tagline}!`, description, filters, spatial, headset }
    await store.update({
      [`presets/${first.id}/draft`]: toStored(draft),
      'presets/neues-preset': { position: 99, revision: 1, draft: toStored({ ...draft, name: 'Neu' }) },
      [`presets/${second.id}/published/price`]: 1,
    })
    await eventually(() => expect(newestCatalog().findPreset(second.id)?.price).toBe(1))
    expect(newestCatalog().findPreset(first.id)).toEqual(first)
    expect(newestCatalog().findPreset('neues-preset')).toBeUndefined()
  })

  it('keeps the last known preset if its record becomes unreadable', async () => {
    const store = open()
    await watchCatalog(store, home())
    await store.update({
      [`presets/${first.id}/published/filters`]: 'kaputt',
      [`presets/${second.id}/published/price`]: 1,
    })
    await eventually(() => expect(newestCatalog().findPreset(second.id)?.price).toBe(1))
    expect(newestCatalog().findPreset(first.id)).toEqual(first)
  })

  it('is the last published one if the store cannot be reached', async () => {
    const store = open()
    await watchCatalog(store, home())
    await store.update({ [`presets/${first.id}/published/price`]: 4200 })
    await eventually(() => expect(newestCatalog().findPreset(first.id)?.price).toBe(4200))
    setCurrentCatalog(allPresets)
    const silent: Store = Object.create(store, { subscribe: { value: () => () => {} } })
    void watchCatalog(silent, home())
    expect(newestCatalog().findPreset(first.id)?.price).toBe(4200)
  })

  it('has the ratings counted by another process, or the last known ones without the store', async () => {
    const [one, other] = [open(), open()]
    await watchCatalog(one, home())
    const rated = ratingsCounted(first.id, { count: 4, sum: 17 })
    await other.update({ ...rated, [`ratingCounts/${second.id}`]: { count: 'kaputt' } })
    await eventually(() => expect(currentRating(first.id)).toEqual({ count: 4, average: 4.3 }))
    expect(currentRating(second.id)).toBeUndefined()
    setCurrentRatings({})
    const silent: Store = Object.create(one, { subscribe: { value: () => () => {} } })
    void watchCatalog(silent, home())
    expect(currentRating(first.id)).toEqual({ count: 4, average: 4.3 })
  })

  it('is the program’s if the local copy is damaged', () => {
    const silent: Store = Object.create(open(), { subscribe: { value: () => () => {} } })
    writeFileSync(join(folder, 'catalog.json'), '[{"id":"halb')
    void watchCatalog(silent, folder)
    expect(newestCatalog().allPresets).toEqual(allPresets)
  })
})
