import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { setStagePicture } from '@/lib/affiliate/stage/change-stage'
import { hideStage } from '@/lib/affiliate/stage/hide-stage'
import { encodePicture, pictureFrames } from '@/lib/pictures/encode-picture'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from './[code]/[hash]/route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('GET /api/partner-pictures/[code]/[hash]', () => {
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })
  const ask = (code: string, hash: string) => {
    const request = new Request(`http://localhost:3000/api/partner-pictures/${code}/${hash}`)
    return GET(request, { params: Promise.resolve({ code, hash }) })
  }

  it('sends an immutable JPEG with nosniff, and 404 once the picture is hidden', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10' })
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#369' } })
    const encoded = await encodePicture(await image.webp().toBuffer(), pictureFrames.stage)
    await setStagePicture(store(), 'uid-nova', encoded)
    const { hash } = encoded.picture
    const answer = await ask('NOVA10', hash)
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      {
        'content-type': 'image/jpeg',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    ])
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
    expect((await ask('NOVA10', '0'.repeat(32))).status).toBe(404)
    expect((await ask('NOVA10', 'x')).status).toBe(404)
    await hideStage(store(), 'uid-nova', 'Beleidigung', 'admin a')
    expect((await ask('NOVA10', hash)).status).toBe(404)
  })
})
