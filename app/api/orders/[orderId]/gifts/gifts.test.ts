import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { measuredSpectra } from '@/lib/delivery/gifts/testing/given-spectra'
import { accessTokenOf, hashAccessToken } from '@/lib/orders/access/access-token'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { DELETE, PUT } from './[preset]/[kind]/route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

const { id } = sampleOrder
const origin = 'http://localhost:3000'
const spectra = measuredSpectra({ kind: 'hardSteps', game: 'Minetest' }, seededRandom(1))

describe('the calls that give and take back spectra', () => {
  const accounts = temporaryAccounts(store)
  const token = accessTokenOf(id)
  let session = ''

  beforeAll(async () => {
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    const { uid, cookie } = await accounts.register()
    session = `session=${cookie}`
    const accessTokenHash = hashAccessToken(token)
    await saveOrder(store(), { ...sampleOrder, accessTokenHash, customerUid: uid, status: 'paid' })
  })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const call = async (
    route: typeof PUT,
    { body, kind = 'hardSteps', key = token, cookie = '', from = origin }: Record<string, unknown> = {},
  ) => {
    const request = new Request(`${origin}/api/orders/${id}/gifts/${preset.id}/${kind}?token=${key}`, {
      method: body ? 'PUT' : 'DELETE',
      headers: { origin: String(from), cookie: String(cookie), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await route(request, { params: Promise.resolve({ orderId: id, preset: preset.id, kind }) }))
      .status
  }
  const given = async () => Object.keys((await getOrder(store(), id))?.gifts?.[preset.id] ?? {})

  it('refuse others, other pages, and what are no spectra', async () => {
    expect(await call(PUT, { body: spectra, key: 'wrong' })).toBe(404)
    expect(await call(PUT, { body: spectra, from: 'https://other.example' })).toBe(403)
    expect(await call(PUT, { body: { ...spectra, bed: [0] } })).toBe(400)
    expect(await call(PUT, { body: { ...spectra, name: 'x' } })).toBe(400)
    expect(await call(PUT, { body: spectra, kind: 'hoofbeat' })).toBe(404)
    expect(await given()).toEqual([])
  })

  it('keep one of each kind, for who has the link or the account, and take it back', async () => {
    expect(await call(PUT, { body: spectra })).toBe(204)
    expect(await call(PUT, { body: { ...spectra, headset: 'hyperx-cloud-ii' } })).toBe(204)
    expect(await call(PUT, { body: spectra, kind: 'metalSteps', key: '', cookie: session })).toBe(204)
    expect((await given()).toSorted()).toEqual(['hardSteps', 'metalSteps'])
    expect(await call(DELETE, { key: 'wrong' })).toBe(404)
    expect(await call(DELETE)).toBe(204)
    expect(await call(DELETE)).toBe(204)
    expect(await call(DELETE, { kind: 'metalSteps', key: '', cookie: session })).toBe(204)
    expect(await given()).toEqual([])
  })
})
