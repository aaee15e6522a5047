import { currentCatalog, setCurrentCatalog } from '../current-catalog'
import { namesNoPreset, presentAddress } from '../catalog'
import { fillCatalog, loadCatalog } from '../watch-catalog'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { programCatalog } from '../program-catalog'
import { readPreset } from '../showing/read-presets'
import { addPreset } from './add-preset'
import { contentOf } from './draft-of'
import { setAddress } from './set-address'

const [first, second] = programCatalog.allPresets
if (!first || !second) throw new Error('the program has too few presets')

describe('the address of a preset', () => {
  const store = temporaryStore()
  beforeEach(() => fillCatalog(store()))
  afterEach(() => setCurrentCatalog(programCatalog.allPresets))

  const set = async (slug: string, id = first.id) => {
    const { revision = 0 } = (await readPreset(store(), id)) ?? {}
    const state = await setAddress(store(), id, { revision, slug }, 'admin a')
    await loadCatalog(store())
    return state
  }

  it('is redirected to from all former ones, also for its picture, and keeps the id', async () => {
    await set('schrittklar')
    await set('cs2-schritte')
    for (const old of [first.id, 'schrittklar']) {
      expect(presentAddress(`/presets/${old}`)).toBe('/presets/cs2-schritte')
      expect(presentAddress(`/presets/${old}/kurve.png`)).toBe('/presets/cs2-schritte/kurve.png')
    }
    expect(presentAddress('/presets/cs2-schritte')).toBeNull()
    expect(namesNoPreset('/presets/cs2-schritte')).toBe(false)
    expect(presentAddress(`/presets/${second.id}`)).toBeNull()
    expect(currentCatalog().findPreset(first.id)?.slug).toBe('cs2-schritte')
  })

  it('can be changed back, and is then no longer a former one', async () => {
    await set('schrittklar')
    await set(first.id)
    expect(presentAddress(`/presets/${first.id}`)).toBeNull()
    expect(presentAddress('/presets/schrittklar')).toBe(`/presets/${first.id}`)
    await set('schrittklar')
    expect(await readPreset(store(), first.id)).toMatchObject({ slug: 'schrittklar' })
    expect((await readPreset(store(), first.id))?.formerSlugs).toBeUndefined()
  })

  it('cannot be one that another preset has or had', async () => {
    await set('eins')
    await set('zwei')
    for (const slug of [first.id, 'eins', 'zwei']) {
      await expect(set(slug, second.id)).rejects.toMatchObject({ fields: { slug: expect.any(String) } })
    }
    const added = await addPreset(store(), { ...contentOf(first), game: 'eins', name: 'eins' }, 'admin a')
    expect(added.id).toBe('eins-eins')
    const alike = await addPreset(store(), { ...contentOf(first), game: '', name: 'zwei' }, 'admin a')
    expect(alike.id).toBe('zwei-2')
  })

  it('goes to only one of two presets that claim it concurrently', async () => {
    const results = await Promise.allSettled([set('begehrt'), set('begehrt', second.id)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not redirected to while the preset is not on sale', async () => {
    await set('schrittklar')
    await store().update({ [`presets/${first.id}/published/active`]: false })
    await loadCatalog(store())
    expect(presentAddress(`/presets/${first.id}`)).toBeNull()
    expect(namesNoPreset(`/presets/${first.id}`)).toBe(true)
  })
})
