import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const headers = {
  'content-type': 'application/json',
  origin: 'http://localhost:3000',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
}

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

async function visit(code: string, cookie: string): Promise<[number, string | null]> {
  const body = JSON.stringify({ code, originalUrl: `http://localhost:3000/?ref=${code}` })
  const request = new Request('http://localhost:3000/api/affiliate/clicks', {
    method: 'POST',
    body,
    headers: { ...headers, cookie },
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  return [response.status, response.headers.get('set-cookie')]
}

it('takes the cookie of a code away that is paused or nobody’s, and leaves that of another', async () => {
  const partner = { uid: 'nova', customCode: 'NOVA10', commissionRate: 10 }
  await store().update({ 'affiliateUsers/nova': { ...partner, active: false } })
  expect(await visit('NOVA10', 'affiliate=NOVA10')).toEqual([
    404,
    expect.stringMatching(/^affiliate=;.*Max-Age=0/),
  ])
  expect(await visit('NOBODY', 'affiliate=NOBODY')).toEqual([
    404,
    expect.stringMatching(/^affiliate=;.*Max-Age=0/),
  ])
  expect(await visit('NOVA10', 'affiliate=PIXEL')).toEqual([404, null])
  expect(await store().get('affiliateClicks')).toBeNull()
  await store().update({ 'affiliateUsers/nova/active': true })
  expect((await visit('NOVA10', 'affiliate=NOVA10'))[0]).toBe(201)
})
