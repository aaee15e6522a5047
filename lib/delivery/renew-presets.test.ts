import { placed, presetPublished, revised } from '@/lib/catalog/data'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { setSale } from '@/lib/catalog/editing/set-sale'
import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { formerVersions } from '@/lib/catalog/former-versions'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { presetAtVersion } from '@/lib/catalog/testing/preset-at-version'
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
import { saveDraft } from '@/lib/catalog/editing/change-preset'

const { allPresets } = programCatalog
const [one, other] = allPresets
if (!one || !other) throw new Error('the catalogue is empty')

/** As a later program may bring them. */
const renewed = allPresets.map((preset) => ({
  ...presetAtVersion(preset, preset.version + 1),
  tagline: `${preset.tagline} Neu.`,
}))
const published = async (store: Store, id: string) => (await readPreset(store, id))?.published
const renew = (store: Store) => renewPresets(store, 'command line', [...allPresets, ...renewed])

describe('the presets of a shop whose program has newer ones', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    await fillCatalog(store())
    await loadCatalog(store())
  })
  afterEach(() => setCurrentCatalog(allPresets))

  const announcements = async () =>
    Object.values(Object((await store().get('tasks')) ?? {}))
      .map((task) => Object(task))
      .filter(({ kind }) => kind === 'new-version')
      .map(({ subject }) => String(subject))

  it('are replaced by the newer ones, and keep their earlier versions', async () => {
    await renew(store())
    for (const preset of renewed) expect(await published(store(), preset.id)).toEqual(preset)
    for (const { id, tagline } of allPresets)
      expect(await store().get(`presetVersions/${id}/${one.version}/tagline`)).toBe(tagline)
    expect((await readPreset(store(), other.id))?.position).toBe(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it('are renewed and announced once, even by concurrent and repeated runs', async () => {
    await Promise.all([renew(store()), renew(store()), renew(store())])
    await renew(store())
    expect((await announcements()).sort()).toEqual(
      renewed.map(({ id, version }) => `${id} ${version}`).sort(),
    )
    expect((await readPreset(store(), one.id))?.revision).toBe(2)
  })

  it('keep price and sale', async () => {
    await setSale(store(), one.id, { revision: 1, price: 1290, active: false }, 'admin a')
    await renew(store())
    expect(await published(store(), one.id)).toEqual({ ...renewed[0], price: 1290, active: false })
  })

  it('are not renewed if the owner has changed or drafted them', async () => {
    const draft = { ...contentOf(one), tagline: 'So klingt es bei uns.' }
    await saveDraft(store(), one.id, { revision: 1, draft }, 'admin a')
    expect(await renew(store())).toContainEqual({
      name: one.name,
      outcome: 'not_renewed',
      version: one.version,
    })
    expect(await published(store(), one.id)).toEqual(one)
    await publishPreset(store(), one.id, { revision: 2 }, 'admin a')
    await renew(store())
    expect(await published(store(), one.id)).toMatchObject({ ...draft, version: one.version })
    expect((await published(store(), other.id))?.version).toBe(other.version + 1)
  })

  it('are renewed even if another one is unreadable', async () => {
    await store().update({ [`presets/${one.id}/published/filters`]: 'kaputt' })
    const said = await renew(store())
    expect(said).toContainEqual({ name: one.name, outcome: 'not_readable', version: undefined })
    expect(said).toContainEqual({ name: other.name, outcome: 'renewed', version: other.version + 1 })
    expect(await store().get(`presets/${one.id}/published/filters`)).toBe('kaputt')
  })

  it('are delivered in the new version to buyers of the previous one', async () => {
    const { id, name, price, version } = one
    const items = { [id]: { name, price, position: 0, version } }
    await saveOrder(store(), { ...sampleOrder, items })
    await confirmPayment(store(), sampleOrder.id, 'admin')
    const order = await getOrder(store(), sampleOrder.id)
    if (!order) throw new Error('no order')
    const download = async () => (await deliverFile(store(), order, id, 'equalizer-apo.txt')).version
    expect(await download()).toBe(version)
    await renew(store())
    await loadCatalog(store())
    expect(await download()).toBe(version + 1)
  })
})

describe('the presets of a shop whose program has none that is newer', () => {
  const store = temporaryStore()

  it('stay unchanged, including the owner’s changes, which are named', async () => {
    await fillCatalog(store())
    const draft = { ...contentOf(one), tagline: 'So klingt es bei uns.' }
    await saveDraft(store(), one.id, { revision: 1, draft }, 'admin a')
    await publishPreset(store(), one.id, { revision: 2 }, 'admin a')
    expect(await renewPresets(store(), 'command line')).toEqual([
      { name: one.name, outcome: 'not_renewed', version: one.version },
    ])
    expect(await published(store(), one.id)).toMatchObject({ tagline: draft.tagline })
    expect((await readPreset(store(), other.id))?.revision).toBe(1)
  })
})

describe('the presets of a shop that began with their first versions', () => {
  const store = temporaryStore()

  it('are replaced by the current ones', async () => {
    for (const preset of formerVersions)
      await store().update({
        ...presetPublished(preset),
        ...placed({ [preset.id]: 0 }),
        ...revised(preset.id, 1),
      })
    await renewPresets(store(), 'command line')
    for (const preset of allPresets) expect(await published(store(), preset.id)).toEqual(preset)
    expect(await findingsOf(store())).toEqual([])
  })
})
