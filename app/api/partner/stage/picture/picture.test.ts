import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { getStage } from '@/lib/affiliate/stage/data'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('a picture that a partner sends', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const send = async (cookie: string) => {
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366cc' } })
    const request = new Request('http://localhost:3000/api/partner/stage/picture', {
      method: 'POST',
      body: new Uint8Array(await image.png().toBuffer()),
      headers: { origin: 'http://localhost:3000', cookie: `session=${cookie}` },
    })
    const { status } = await POST(request, { params: Promise.resolve({}) })
    return { status, isRead: request.bodyUsed }
  }

  it('is read only while the partnership is active', async () => {
    const { uid, cookie } = await accounts.register()
    await setPartner(store(), uid, { customCode: 'NOVA10' })
    expect(await send(cookie)).toEqual({ status: 204, isRead: true })
    expect((await getStage(store(), uid))?.picture).toBeDefined()
    await store().update({ [`affiliateUsers/${uid}/active`]: false })
    expect(await send(cookie)).toEqual({ status: 403, isRead: false })
  })
})
