import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { setStagePicture, setStageWords } from '@/lib/affiliate/stage/change-stage'
import { encodePicture, pictureFrames } from '@/lib/pictures/encode-picture'
import { store } from '@/lib/store/open-store'
import { suggestGame } from '@/lib/voting/suggest-game'
import { voterOf } from '@/lib/voting/testing/votes'
import { pageState } from './page-state'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('the state of a page', () => {
  const partner = {
    uid: 'uid-1',
    customCode: 'Nova10',
    customCodeLower: 'nova10',
    commissionRate: 10,
    active: true,
  }
  const write = (changes: object) => store().update({ 'affiliateUsers/uid-1': { ...partner, ...changes } })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  it('has no version if the page shows only published data', async () => {
    expect(await pageState('/presets/p/x')).toEqual({ page: '/presets/p/x', version: '' })
  })

  it('finds the partner’s page, however the code is spelled, until the partnership ends', async () => {
    await write({})
    const state = await pageState('/p/NOVA10')
    expect(state).toMatchObject({ page: '/p/Nova10', version: expect.stringMatching(/./) })
    expect(await pageState('/p/nova10')).toEqual(state)
    expect(await pageState('/p/nova10/vorschau.png')).toMatchObject({ page: '/p/Nova10/vorschau.png' })
    await write({ name: 'Nova' })
    expect((await pageState('/p/nova10')).version).not.toBe(state.version)
    await write({ active: false })
    expect(await pageState('/p/nova10')).toEqual({ page: null, version: '' })
  })

  it('renews the social image only if something it shows changes', async () => {
    await write({ active: true })
    const image = async () => (await pageState('/p/nova10/vorschau.png')).version
    const [before, page] = [await image(), (await pageState('/p/nova10')).version]
    await setStageWords(store(), 'uid-1', { text: 'Damit spiele ich seit Mai.' })
    expect(await image()).toBe(before)
    expect((await pageState('/p/nova10')).version).not.toBe(page)
    const drawn = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer()
    await setStagePicture(store(), 'uid-1', await encodePicture(drawn, pictureFrames.stage))
    expect(await image()).not.toBe(before)
  })

  it('has the version of the suggestions for their cached list', async () => {
    const state = await pageState('/abstimmen/in-arbeit')
    expect(state).toMatchObject({ page: '/abstimmen/in-arbeit', version: expect.stringMatching(/./) })
    await suggestGame(store(), voterOf('uid-1'), 'Elden Ring')
    expect((await pageState('/abstimmen/in-arbeit')).version).not.toBe(state.version)
  })

  it.each(['/abstimmen/verborgen', '/p/nirgends', '/p/a.b', '/p/__proto__', '/p/%00'])(
    'has no page for %s',
    async (address) => {
      expect(await pageState(address)).toEqual({ page: null, version: '' })
    },
  )
})
