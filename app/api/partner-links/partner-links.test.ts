import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from './[code]/route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

it('returns how long a visit counts under the partner’s agreement, and stores nothing', async () => {
  const agreed = { holdDays: 30, threshold: 2500, hours: 72 }
  await store().update({
    'affiliateUsers/kira': { uid: 'kira', customCode: 'KIRA', agreed },
    'affiliateUsers/luna': { uid: 'luna', customCode: 'LUNA', agreed, active: false },
  })
  const answerTo = async (code: string) => {
    const request = new Request(`http://localhost:3000/api/partner-links/${code}`)
    const response = await GET(request, { params: Promise.resolve({ code }) })
    return [response.status, await response.json(), response.headers.get('set-cookie')]
  }
  expect(await answerTo('KIRA')).toEqual([200, { span: '3 Tage' }, null])
  for (const code of ['LUNA', 'nobody']) expect(await answerTo(code)).toEqual([200, {}, null])
  expect((await answerTo('ä'))[0]).toBe(404)
  expect(await store().get('affiliateClicks')).toBeNull()
})
