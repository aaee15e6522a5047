import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    expect(await pageState('/p/nova10/vorschau.png')).toEqual({ ...state, page: '/p/Nova10/vorschau.png' })
    await write({ name: 'Nova' })
    expect((await pageState('/p/nova10')).version).not.toBe(state.version)
    await write({ active: false })
    expect(await pageState('/p/nova10')).toEqual({ page: null, version: '' })
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
