import { fillCatalog, loadCatalog } from '@/lib/catalog/watch-catalog'
import { addPreset } from '@/lib/catalog/editing/add-preset'
import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { contentOf } from '@/lib/catalog/editing/draft-of'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { setSale } from '@/lib/catalog/editing/set-sale'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { findEntries } from '@/lib/journal/data'
import { journalEntries } from '@/lib/journal/testing/entries'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset as preset } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'
import { taskSchema } from '@/lib/tasks/schema'
import { planPublication } from './plan-publication'
import { publishPlanned } from './publish-planned'
import { publishPreset } from './publish-preset'
import { saveDraft } from '@/lib/catalog/editing/change-preset'

const HOUR = 3_600_000
const [first] = preset.filters
if (!first) throw new Error('a preset without a filter')
const texts = { ...contentOf(preset), tagline: 'Jetzt noch klarer.' }
const draft = { ...texts, filters: [{ ...first, fc: first.fc + 1 }, ...preset.filters.slice(1)] }
const version = preset.version + 1
const { id } = preset

describe('a planned publication', () => {
  const store = temporaryStore()
  let at = 0
  beforeEach(async () => {
    at = Date.now() + HOUR
    await fillCatalog(store())
    await loadCatalog(store())
    await saveDraft(store(), id, { revision: 1, draft }, 'admin a')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    setCurrentCatalog(programCatalog.allPresets)
  })

  const plan = (revision: number, said: object = { text: 'Klarer.' }, when: number | null = at) =>
    planPublication(store(), id, { revision, at: when, ...said }, 'admin a')
  const read = async () => (await readPreset(store(), id)) ?? undefined
  const tasks = async () =>
    Object.values(Object((await store().get('tasks')) ?? {})).map((task) => taskSchema.parse(task))
  const planned = async () => (await tasks()).filter(({ kind }) => kind === 'publish')
  /** Executes all due tasks, concurrently in two processes. */
  const work = async () => {
    for (const { id } of await planned())
      await Promise.all([1, 2].map(() => attemptTask(store(), id, { publish: publishPlanned })))
  }
  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(at + ms)

  it('of text changes only creates no new version and sends no notifications', async () => {
    await saveDraft(store(), id, { revision: 2, draft: texts }, 'admin a')
    await plan(3, {})
    later(1000)
    await work()
    expect((await read())?.published).toEqual({ ...preset, tagline: texts.tagline })
    expect((await tasks()).map(({ kind }) => kind)).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })

  it('is executed once at its time, with version, notification task and journal entry in one write', async () => {
    expect(await plan(2)).toEqual({ id, revision: 3 })
    await work()
    expect((await read())?.published).toEqual(preset)
    later(1000)
    await Promise.all([1, 2].map(() => publishPlanned(store(), `${id} ${at}`)))
    await work()
    await publishPlanned(store(), `${id} ${at}`)
    const after = await read()
    expect(after).toMatchObject({ published: { ...draft, version, price: preset.price }, revision: 4 })
    expect(after?.published?.changes[0]).toEqual({ version, text: 'Klarer.' })
    expect([after?.draft, after?.planned]).toEqual([undefined, undefined])
    expect((await tasks()).map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      `new-version ${id} ${version}`,
      `gift-figures ${id}`,
    ])
    const entries = await findEntries(store(), 'act', 'preset-published', { limit: 5 })
    expect(entries.entries).toMatchObject([{ actor: 'admin a', subject: `presets/${id}` }])
    expect(await findingsOf(store())).toEqual([])
  })

  it('is caught up on if the shop was not running at its time', async () => {
    await plan(2, { text: 'Klarer.', isRepair: true })
    later(3 * 24 * HOUR)
    await work()
    expect((await read())?.published).toMatchObject({ version, updatedAt: at + 3 * 24 * HOUR })
    expect((await read())?.published?.changes[0]).toMatchObject({ isRepair: true })
  })

  it('waits for its time even if a wrong clock has made all tasks due', async () => {
    at = Date.now() + 24 * HOUR
    await plan(2)
    await reviveForClock(store())
    await work()
    expect((await read())?.published).toEqual(preset)
    expect(await planned()).toMatchObject([{ dueAt: at }])
    later(1000)
    await work()
    expect((await read())?.published).toMatchObject({ version })
    expect(await planned()).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })

  it('publishes the planned content, and leaves later changes as a draft', async () => {
    await plan(2)
    const changed = { ...draft, tagline: 'Noch später.' }
    await saveDraft(store(), id, { revision: 3, draft: changed }, 'admin a')
    await setSale(store(), id, { revision: 4, price: 990, active: true, isSure: true }, 'admin a')
    later(1000)
    await work()
    expect(await read()).toMatchObject({
      published: { tagline: draft.tagline, version, price: 990 },
      draft: { tagline: 'Noch später.' },
    })
    expect(await findingsOf(store())).toEqual([])
  })

  it('can be cancelled, and then publishes nothing', async () => {
    await plan(2)
    expect(await plan(3, {}, null)).toEqual({ id, revision: 4 })
    expect(await planned()).toEqual([])
    later(1000)
    await publishPlanned(store(), `${id} ${at}`)
    expect((await read())?.published).toEqual(preset)
    expect((await read())?.draft).toEqual(draft)
    await expect(plan(4, {}, null)).rejects.toMatchObject({ code: 'not_found' })
    expect(await journalEntries(store(), 'preset-unplanned')).toHaveLength(1)
  })

  it('excludes other plans and an immediate publication', async () => {
    await plan(2)
    await expect(plan(3)).rejects.toMatchObject({ code: 'preset_planned' })
    await expect(
      publishPreset(store(), id, { revision: 3, text: 'Sofort.' }, 'admin a'),
    ).rejects.toMatchObject({ code: 'preset_planned' })
    const attempts = await Promise.allSettled([plan(3, {}, null), plan(3, {}, null)])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('requires a time within the next year, and all that publishing requires', async () => {
    const field = (name: string) => ({ fields: { [name]: expect.any(String) } })
    await expect(plan(2, { text: 'x' }, Date.now() - 1)).rejects.toMatchObject(field('at'))
    await expect(plan(2, { text: 'x' }, at + 366 * 24 * HOUR)).rejects.toMatchObject(field('at'))
    await expect(plan(2, {})).rejects.toMatchObject(field('text'))
    await saveDraft(store(), id, { revision: 2, draft: { ...draft, description: 'Kurz.' } }, 'admin a')
    await expect(plan(3)).rejects.toMatchObject({ code: 'preset_doubtful' })
    expect(await plan(3, { text: 'Kurz.', isSure: true })).toMatchObject({ revision: 4 })
  })

  it('of a new preset sets its price, without notifications', async () => {
    const added = await addPreset(store(), { ...draft, name: 'Ganz neu' }, 'admin a')
    const body = { revision: 1, at, price: 690 }
    await planPublication(store(), added.id, body, 'admin a')
    expect((await readPreset(store(), added.id))?.published).toBeUndefined()
    later(1000)
    await work()
    expect((await readPreset(store(), added.id))?.published).toMatchObject({
      version: 1,
      price: 690,
      active: true,
    })
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['gift-figures'])
  })
})
