import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { randomKey } from '@/lib/core/ids'
import { accessTokenOf, hashAccessToken } from '@/lib/orders/access/access-token'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from '../files/[preset]/[file]/route'
import { DELETE } from './[fit]/route'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

const { id } = sampleOrder
const origin = 'http://localhost:3000'
const fit = { id: randomKey(), preset: preset.id, filters: 'PK2200_30_120', said: 2.5 }

describe('the calls that keep and delete a fit', () => {
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

  const address = (path: string, key: string) => `${origin}/api/orders/${id}/${path}?token=${key}`
  const keep = async (body: unknown, { key = token, cookie = '', from = origin } = {}) => {
    const headers = { origin: from, cookie, 'content-type': 'application/json' }
    const request = new Request(address('fits', key), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await POST(request, { params: Promise.resolve({ orderId: id }) })).status
  }
  const remove = async (key: string, of = fit.id) => {
    const request = new Request(address(`fits/${of}`, key), { method: 'DELETE', headers: { origin } })
    return (await DELETE(request, { params: Promise.resolve({ orderId: id, fit: of }) })).status
  }
  const kept = async () => Object.keys((await getOrder(store(), id))?.fits ?? {})

  it('refuse others, other pages, and what is no fit', async () => {
    expect(await keep(fit, { key: 'wrong' })).toBe(404)
    expect(await keep(fit, { from: 'https://other.example' })).toBe(403)
    expect(await keep({ ...fit, filters: 'PK1000_160_100' })).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('keep it once, for who has the link or the account, with files', async () => {
    expect(await keep(fit)).toBe(204)
    expect(await keep(fit)).toBe(204)
    expect(await keep({ ...fit, id: randomKey() }, { key: '', cookie: session })).toBe(204)
    expect(await kept()).toHaveLength(2)
    const file = 'equalizer-apo.txt'
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const asked = new Request(
      `${address(`files/${fit.id}/${file}`, token)}&staerke=kraeftig&headset=hyperx-cloud-ii`,
      { headers },
    )
    const answer = await GET(asked, { params: Promise.resolve({ orderId: id, preset: fit.id, file }) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(
      `spielklang-${preset.id}-mein-spiel-v1-kraeftig-hyperx-cloud-ii-${file}`,
    )
  })

  it('delete it for its buyer alone', async () => {
    expect(await remove('wrong')).toBe(404)
    expect(await kept()).toContain(fit.id)
    expect(await remove(token)).toBe(204)
    expect(await remove(token)).toBe(204)
    expect(await kept()).not.toContain(fit.id)
  })
})
