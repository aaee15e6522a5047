import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { currentCatalog, setCurrentCatalog } from '../current-catalog'
import { presetMeta } from '../preset-meta'
import { programCatalog } from '../program-catalog'
import { seoChangeSchema } from '../schema'
import { readPreset } from '../showing/read-presets'
import { fillCatalog, loadCatalog } from '../watch-catalog'
import { setSeo } from './set-seo'

const [preset] = programCatalog.allPresets
if (!preset) throw new Error('the program has no presets')
const { id, name, game, tagline } = preset

describe('a preset’s texts for search engines and sharing', () => {
  const store = temporaryStore()
  beforeEach(() => fillCatalog(store()))
  afterEach(() => setCurrentCatalog(programCatalog.allPresets))

  const set = async (texts: { title?: string; description?: string; isSure?: boolean }) => {
    const { revision = 0 } = (await readPreset(store(), id)) ?? {}
    const body = seoChangeSchema.parse({ revision, title: '', description: '', ...texts })
    await setSeo(store(), id, body, 'admin a')
    await loadCatalog(store())
  }
  const told = () => presetMeta(currentCatalog().findPreset(id) ?? preset)

  it('are the page’s own where nothing is written, each by itself, and again once they are emptied', async () => {
    const made = { title: `${name} (${game})`, description: tagline }
    expect(told()).toEqual(made)
    await set({ title: 'Schritte hören' })
    expect(told()).toEqual({ ...made, title: 'Schritte hören' })
    await set({ description: 'Hebt 2 bis 4\u00a0kHz um 3\u00a0dB.' })
    expect(told()).toEqual({ ...made, description: 'Hebt 2 bis 4\u00a0kHz um 3\u00a0dB.' })
    await set({})
    expect(told()).toEqual(made)
  })

  it('change neither what is published nor any version', async () => {
    const versions = await store().get(`presetVersions/${id}`)
    const published = await store().get(`presets/${id}/published`)
    await set({ title: 'Schritte hören', description: 'Kurz.' })
    expect(await store().get(`presetVersions/${id}`)).toEqual(versions)
    expect(await store().get(`presets/${id}/published`)).toEqual(published)
  })

  it('are asked about where they promise what nobody has measured', async () => {
    const promise = { title: 'Garantiert mehr Siege' }
    await expect(set(promise)).rejects.toMatchObject({
      code: 'preset_doubtful',
      fields: { isSure: expect.stringContaining('„Garantiert“') },
    })
    await set({ title: 'Band und Bass' })
    await set({ ...promise, isSure: true })
    expect(told().title).toBe('Garantiert mehr Siege')
  })

  it.each([
    ['title', 'x'.repeat(61)],
    ['description', 'x'.repeat(161)],
    ['title', 'two\nlines'],
    ['title', ' space'],
  ])('refuse as %s %j', (field, text) => {
    const body = { revision: 0, title: '', description: '', [field]: text }
    expect(seoChangeSchema.safeParse(body).error?.issues[0]?.path).toEqual([field])
  })

  it('are refused to who has not seen the last change', async () => {
    const texts = { title: 'Schritte', description: '' }
    await set(texts)
    await expect(setSeo(store(), id, { revision: 0, ...texts }, 'admin a')).rejects.toMatchObject({
      code: 'preset_changed',
    })
  })
})
