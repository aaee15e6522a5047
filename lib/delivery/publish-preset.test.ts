import { addPreset } from '@/lib/catalog/editing/add-preset'
import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { getNewestVersion } from '@/lib/catalog/data'
import { findPreset } from '@/lib/catalog/catalog'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { modelFigures } from '@/lib/catalog/editing/figures-for'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { fillCatalog, loadCatalog } from '@/lib/catalog/watch-catalog'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { findingsOf, mailsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { announceVersion } from './announce-version'
import { deliverFile } from './deliver-file'
import { publishPreset } from './publish-preset'
import { saveDraft } from '@/lib/catalog/editing/change-preset'

const [first] = preset.filters
if (!first) throw new Error('a preset without a filter')
const texts = { ...contentOf(preset), tagline: 'Jetzt noch klarer.' }
/** With a different sound as well. */
const draft = { ...texts, filters: [{ ...first, fc: first.fc + 1 }, ...preset.filters.slice(1)] }
const FILE = 'equalizer-apo.txt'

describe('a preset', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    await fillCatalog(store())
    await loadCatalog(store())
  })
  afterEach(() => setCurrentCatalog(programCatalog.allPresets))

  const { id } = preset
  const publish = (
    revision: number,
    said: { text?: string; price?: number; isRepair?: boolean; isSure?: boolean } = {},
  ) => publishPreset(store(), id, { revision, ...said }, 'admin a')
  const tasks = async () =>
    Object.values(Object((await store().get('tasks')) ?? {}))
      .map((task) => Object(task))
      .filter(({ kind }) => kind === 'new-version')
      .map(({ subject }) => String(subject))
  const version = preset.version + 1

  it('gets a permanent version, a notification task and a journal entry in one write', async () => {
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
    expect(await publish(2, { text: 'Klarer.', isRepair: true })).toEqual({ id, revision: 3 })
    const after = await readPreset(store(), id)
    expect(after?.draft).toBeUndefined()
    expect(after?.published).toMatchObject({ ...draft, version, price: preset.price })
    expect(after?.published?.changes[0]).toEqual({ version, text: 'Klarer.', isRepair: true })
    expect(await store().get(`presetVersions/${id}/${version}/tagline`)).toBe(draft.tagline)
    expect(await store().get(`presetVersions/${id}/${preset.version}/tagline`)).toBe(preset.tagline)
    expect(await tasks()).toEqual([`${id} ${version}`])
    expect(await findingsOf(store())).toEqual([])
  })

  it('can have its texts changed without a new version or notifications', async () => {
    await saveDraft(store(), id, { revision: 1, draft: texts }, 'admin a')
    expect(await publish(2)).toEqual({ id, revision: 3 })
    const after = await readPreset(store(), id)
    expect(after?.draft).toBeUndefined()
    expect(after?.published).toEqual({ ...preset, tagline: texts.tagline })
    expect(await store().get(`presetVersions/${id}/${preset.version}/tagline`)).toBe(texts.tagline)
    expect(await tasks()).toEqual([])
    await loadCatalog(store())
    expect(findPreset(id)?.tagline).toBe(texts.tagline)
    expect(await findingsOf(store())).toEqual([])
  })

  it.each([
    [
      'gain',
      { filters: [{ ...first, ...('gain' in first ? { gain: first.gain + 0.1 } : { fc: first.fc + 1 }) }] },
    ],
    ['one band less', { filters: preset.filters.slice(1) }],
    ['room', { spatial: preset.spatial === 'none' ? ('windows-sonic' as const) : ('none' as const) }],
  ])('gets a new version if its sound changes: %s', async (_, changed) => {
    await saveDraft(store(), id, { revision: 1, draft: { ...texts, ...changed } }, 'admin a')
    await publish(2, { text: 'Anders.', isSure: true })
    expect((await readPreset(store(), id))?.published?.version).toBe(version)
  })

  it('is stored with the figures of its sound, in the version too', async () => {
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
    await publish(2, { text: 'Klarer.' })
    const published = (await readPreset(store(), id))?.published
    expect(published?.figures).toEqual(await modelFigures(draft))
    expect((await getNewestVersion(store(), id))?.figures).toEqual(published?.figures)
    expect(published?.figures).not.toEqual(preset.figures)
    expect(await findingsOf(store())).toEqual([])
  })

  it('is published by only one of two concurrent admins', async () => {
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
    const results = await Promise.allSettled([publish(2, { text: 'Eins.' }), publish(2, { text: 'Zwei.' })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await tasks()).toHaveLength(1)
    expect((await readPreset(store(), id))?.published?.version).toBe(version)
  })

  it('cannot be published without changes, or without describing them', async () => {
    await expect(publish(1, { text: 'Nichts.' })).rejects.toMatchObject({ code: 'preset_unchanged' })
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
    await expect(publish(2)).rejects.toMatchObject({ fields: { text: expect.any(String) } })
    expect((await readPreset(store(), id))?.published).toEqual(preset)
  })

  it('needs confirmation if its curve is flat or its texts are missing or short', async () => {
    const flat = { type: 'PK', fc: 1000, gain: 0, q: 1 } as const
    const doubtful = { ...draft, filters: [flat], aliases: [], description: 'Kurz.' }
    await saveDraft(store(), id, { revision: 1, draft: doubtful }, 'admin a')
    await expect(publish(2, { text: 'Flach.' })).rejects.toMatchObject({
      code: 'preset_doubtful',
      fields: { isSure: expect.stringMatching(/fast flach.*andere Namen.*sehr kurz/) },
    })
    expect((await readPreset(store(), id))?.published).toEqual(preset)
    expect(await publish(2, { text: 'Flach.', isSure: true })).toMatchObject({ revision: 3 })
  })

  it('needs confirmation, but no more, if it has no description', async () => {
    await saveDraft(store(), id, { revision: 1, draft: { ...draft, description: '' } }, 'admin a')
    await expect(publish(2, { text: 'Ohne Worte.' })).rejects.toMatchObject({
      fields: { isSure: expect.stringMatching(/^Die Beschreibung fehlt/) },
    })
    await publish(2, { text: 'Ohne Worte.', isSure: true })
    const after = await readPreset(store(), id)
    expect([after?.published?.version, after?.published?.description]).toEqual([version, ''])
    await loadCatalog(store())
    expect(findPreset(id)?.description).toBe('')
    expect(await findingsOf(store())).toEqual([])
  })

  it('gets its price with its first version, without notifications', async () => {
    const added = await addPreset(store(), { ...draft, name: 'Ganz neu' }, 'admin a')
    const first = (said: { price?: number }) =>
      publishPreset(store(), added.id, { revision: 1, ...said }, 'admin a')
    await expect(first({})).rejects.toMatchObject({ fields: { price: expect.any(String) } })
    await first({ price: 690 })
    expect((await readPreset(store(), added.id))?.published).toMatchObject({
      id: added.id,
      version: 1,
      price: 690,
      active: true,
      changes: [],
    })
    expect(await tasks()).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })

  describe('that was bought', () => {
    const buy = async () => {
      await saveOrder(store(), sampleOrder)
      await confirmPayment(store(), sampleOrder.id, 'admin')
      const order = await getOrder(store(), sampleOrder.id)
      if (!order) throw new Error('no order')
      return order
    }

    it('is announced to its buyers by mail', async () => {
      const order = await buy()
      await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
      await publish(2, { text: 'Klarer.' })
      await loadCatalog(store())
      for (const subject of await tasks()) await announceVersion(store(), subject)
      const mails = await mailsOf(store(), order.id)
      expect(mails.filter(({ template }) => template === 'new-version')).toHaveLength(1)
    })

    it('is still delivered if it is off sale or missing from the catalogue', async () => {
      const order = await buy()
      const before = await deliverFile(store(), order, id, FILE)
      await store().update({ [`presets/${id}/published/active`]: false })
      await loadCatalog(store())
      expect(await deliverFile(store(), order, id, FILE)).toEqual(before)
      setCurrentCatalog(programCatalog.allPresets.filter((each) => each.id !== id))
      expect(await deliverFile(store(), order, id, FILE)).toEqual(before)
    })

    it('is delivered in the bought version even by a process with a stale catalogue', async () => {
      await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
      await publish(2, { text: 'Klarer.' })
      const order = await buy()
      const items = { [id]: { name: preset.name, price: preset.price, position: 0, version } }
      expect((await deliverFile(store(), { ...order, items }, id, FILE)).version).toBe(version)
    })
  })

  it('is checked against its versions by the audit', async () => {
    const items = { [id]: { name: preset.name, price: preset.price, position: 0, version: 99 } }
    await saveOrder(store(), { ...sampleOrder, items })
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
    await publish(2, { text: 'Klarer.' })
    await saveDraft(store(), id, { revision: 3, draft: contentOf(preset) }, 'admin a')
    await publish(4, { text: 'Wieder wie vorher.' })
    await store().update({
      [`presets/${id}/published/tagline`]: 'An der Version vorbei.',
      [`presets/${id}/published/price`]: 1,
      [`presetVersions/${id}/${version}`]: null,
      'presets/kaputt': { position: 'vorn' },
    })
    const findings = await findingsOf(store())
    expect(findings.map(({ code, path }) => `${code} ${path}`).sort()).toEqual([
      'broken presets/kaputt',
      `changed_version presets/${id}/published`,
      `missing_version presetVersions/${id}/${version}`,
      `unknown_version orders/${sampleOrder.id}/items/${id}/version`,
    ])
  })
})
