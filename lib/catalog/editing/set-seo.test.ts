import sharp from 'sharp'
import { journalEntries } from '@/lib/journal/testing/entries'
import { encodePicture, pictureFrames } from '@/lib/pictures/encode-picture'
import type { EncodedPicture } from '@/lib/pictures/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { currentCatalog, setCurrentCatalog } from '../current-catalog'
import { presetMeta } from '../preset-meta'
import { picturePath } from '../preset-path'
import { programCatalog } from '../program-catalog'
import { seoChangeSchema } from '../schema'
import { readPreset } from '../showing/read-presets'
import { fillCatalog, loadCatalog } from '../watch-catalog'
import { readSeoPicture, setSeo, setSeoPicture } from './set-seo'

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

  it('default to the page’s own, each separately, and again once cleared', async () => {
    const made = { title: `${name} (${game})`, description: tagline }
    expect(told()).toEqual(made)
    await set({ title: 'Schritte hören' })
    expect(told()).toEqual({ ...made, title: 'Schritte hören' })
    await set({ description: 'Hebt 2 bis 4\u00a0kHz um 3\u00a0dB.' })
    expect(told()).toEqual({ ...made, description: 'Hebt 2 bis 4\u00a0kHz um 3\u00a0dB.' })
    await set({})
    expect(told()).toEqual(made)
  })

  it('change neither the published content nor any version', async () => {
    const versions = await store().get(`presetVersions/${id}`)
    const published = await store().get(`presets/${id}/published`)
    await set({ title: 'Schritte hören', description: 'Kurz.' })
    expect(await store().get(`presetVersions/${id}`)).toEqual(versions)
    expect(await store().get(`presets/${id}/published`)).toEqual(published)
  })

  it('need confirmation if they promise something unproven', async () => {
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
  ])('reject as %s %j', (field, text) => {
    const body = { revision: 0, title: '', description: '', [field]: text }
    expect(seoChangeSchema.safeParse(body).error?.issues[0]?.path).toEqual([field])
  })

  it('can have a custom picture, which is kept when they change, until it is removed', async () => {
    const path = () => picturePath(currentCatalog().findPreset(id) ?? preset)
    const setPicture = async (encoded: EncodedPicture | null) => {
      const { revision = 0 } = (await readPreset(store(), id)) ?? {}
      await setSeoPicture(store(), id, { revision, encoded }, 'admin a')
      await loadCatalog(store())
    }
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const encoded = await encodePicture(bytes, pictureFrames.shared)
    expect(path()).toBe(`/presets/${id}/kurve.png`)
    await set({ title: 'Schritte' })
    await setPicture(encoded)
    await set({ title: 'Schritte hören' })
    expect(path()).toBe(`/presets/${id}/bild.jpg?bild=${encoded.picture.hash.slice(0, 8)}`)
    expect(told().title).toBe('Schritte hören')
    expect(await readSeoPicture(store(), id)).toEqual(
      new Uint8Array(Buffer.from(encoded.content.data, 'base64')),
    )
    await setPicture(null)
    expect([path(), told().title]).toEqual([`/presets/${id}/kurve.png`, 'Schritte hören'])
    expect(await readSeoPicture(store(), id)).toBeNull()
    expect(await journalEntries(store(), 'preset-saved')).toContainEqual(
      expect.objectContaining({ after: { seoPicture: encoded.picture.hash } }),
    )
  })

  it('are rejected if based on a stale revision', async () => {
    const texts = { title: 'Schritte', description: '' }
    await set(texts)
    await expect(setSeo(store(), id, { revision: 0, ...texts }, 'admin a')).rejects.toMatchObject({
      code: 'preset_changed',
    })
  })
})
