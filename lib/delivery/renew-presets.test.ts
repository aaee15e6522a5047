import { earlierPresets } from '@/lib/catalog/earlier-presets'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { saveDraft } from '@/lib/catalog/editing/save-draft'
import { setSale } from '@/lib/catalog/editing/set-sale'
import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { placed, presetPublished, revised } from '@/lib/catalog/data'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { fillCatalog, loadCatalog } from '@/lib/catalog/watch-catalog'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { deliverFile } from './deliver-file'
import { publishPreset } from './publish-preset'
import { renewPresets } from './renew-presets'

const { allPresets } = programCatalog
/** As the last program published them. */
const earlier = allPresets.flatMap(({ id, version }) =>
  earlierPresets.filter((each) => each.id === id && each.version === version - 1),
)
const [one, other] = earlier
if (!one || !other) throw new Error('no preset has an earlier version')

/** A shop that was filled by the program as it was. */
async function fillAsBefore(store: Store): Promise<void> {
  for (const [index, preset] of earlier.entries())
    await store.update({
      ...presetPublished(preset),
      ...placed({ [preset.id]: earlier.length - index }),
      ...revised(preset.id, 1),
    })
}

describe('the presets of a shop that an older program has filled', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    await fillAsBefore(store())
    await loadCatalog(store())
  })
  afterEach(() => setCurrentCatalog(allPresets))

  const published = async (id: string) => (await readPreset(store(), id))?.published
  const announcements = async () =>
    Object.values(Object((await store().get('tasks')) ?? {}))
      .map((task) => Object(task))
      .filter(({ kind }) => kind === 'new-version')
      .map(({ subject }) => String(subject))

  it('become the program’s of today, and their earlier versions stay', async () => {
    await renewPresets(store(), 'command line')
    for (const preset of allPresets) {
      expect(await published(preset.id)).toEqual(preset)
      const before = earlier.find(({ id }) => id === preset.id)
      expect(await store().get(`presetVersions/${preset.id}/${before?.version}/description`)).toBe(
        before?.description,
      )
    }
    expect((await readPreset(store(), one.id))?.position).toBe(earlier.length)
    expect(await findingsOf(store())).toEqual([])
  })

  it('are renewed once, and announced once, however often it is asked for', async () => {
    await Promise.all([
      renewPresets(store(), 'command line'),
      renewPresets(store(), 'command line'),
      renewPresets(store(), 'command line'),
    ])
    await renewPresets(store(), 'command line')
    expect((await announcements()).sort()).toEqual(
      allPresets.map(({ id, version }) => `${id} ${version}`).sort(),
    )
    expect((await readPreset(store(), one.id))?.revision).toBe(2)
  })

  it('keep price and sale', async () => {
    await setSale(store(), one.id, { revision: 1, price: 1290, active: false }, 'admin a')
    await renewPresets(store(), 'command line')
    const today = programCatalog.findPreset(one.id)
    expect(await published(one.id)).toEqual({ ...today, price: 1290, active: false })
  })

  it('stay as the owner has made them, or is about to', async () => {
    const draft = { ...contentOf(one), tagline: 'So klingt es bei uns.' }
    await saveDraft(store(), one.id, { revision: 1, draft }, 'admin a')
    expect(await renewPresets(store(), 'command line')).toContainEqual({
      name: one.name,
      outcome: 'not_renewed',
      version: one.version,
    })
    expect(await published(one.id)).toEqual(one)
    await publishPreset(store(), one.id, { revision: 2 }, 'admin a')
    await renewPresets(store(), 'command line')
    expect(await published(one.id)).toMatchObject({ ...draft, version: one.version })
    expect((await published(other.id))?.version).toBe(other.version + 1)
  })

  it('are renewed although another one cannot be read', async () => {
    await store().update({ [`presets/${one.id}/published/filters`]: 'kaputt' })
    const said = await renewPresets(store(), 'command line')
    expect(said).toContainEqual({ name: one.name, outcome: 'not_readable', version: undefined })
    expect(said).toContainEqual({ name: other.name, outcome: 'renewed', version: other.version + 1 })
    expect(await store().get(`presets/${one.id}/published/filters`)).toBe('kaputt')
  })

  it('are downloaded in their new version by those who bought the one before', async () => {
    const { id, name, price, version } = one
    const items = { [id]: { name, price, position: 0, version } }
    await saveOrder(store(), { ...sampleOrder, items })
    await confirmPayment(store(), sampleOrder.id, 'admin')
    const order = await getOrder(store(), sampleOrder.id)
    if (!order) throw new Error('no order')
    const download = async () => (await deliverFile(store(), order, id, 'equalizer-apo.txt')).version
    expect(await download()).toBe(version)
    await renewPresets(store(), 'command line')
    await loadCatalog(store())
    expect(await download()).toBe(version + 1)
  })
})

describe('the presets of a shop that this program has filled', () => {
  const store = temporaryStore()

  it('stay as they are', async () => {
    await fillCatalog(store())
    expect(await renewPresets(store(), 'command line')).toEqual([])
    for (const { id } of allPresets) expect((await readPreset(store(), id))?.revision).toBe(1)
  })
})
