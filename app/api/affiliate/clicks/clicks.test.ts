import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const envelope = z.object({
  error: z.object({ message: z.string().min(1), fields: z.record(z.string(), z.string()).optional() }),
})
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

function tell(code: unknown, more: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ code, originalUrl: `http://localhost:3000/?ref=${String(code)}` })
  const request = new Request('http://localhost:3000/api/affiliate/clicks', {
    method: 'POST',
    body,
    headers: { ...headers, ...more },
  })
  return POST(request, { params: Promise.resolve({}) })
}

async function visit(code: string, cookie: string): Promise<[number, string | null]> {
  const response = await tell(code, { cookie })
  return [response.status, response.headers.get('set-cookie')]
}

it('deletes the cookie of a paused or unknown code, but not that of another code', async () => {
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

it.each([
  ['unknown', 'NIEMAND', 404],
  ['inactive', 'pause', 404],
  ['far too long', 'x'.repeat(500), 400],
  ['with a slash', 'a/b', 400],
  ['a dot', '..', 400],
  ['a hash', 'a#b', 400],
  ['a dollar', 'a$b', 400],
  ['two codes', ['NOVA10', 'pixel'], 400],
])('refuses a code with a message: %s', async (_what, code, status) => {
  const partner = { uid: 'rest', customCode: 'pause', commissionRate: 10, active: false }
  await store().update({ 'affiliateUsers/rest': partner })
  const answer = await tell(code)
  expect(answer.status).toBe(status)
  const { error } = envelope.parse(await answer.json())
  if (status === 400) expect(error.fields).toHaveProperty('code')
})

it.each([{ 'user-agent': 'Googlebot/2.1' }, { 'sec-purpose': 'prefetch' }])(
  'counts no click with the header %j',
  async (from) => {
    await store().update({ 'affiliateUsers/nova': { uid: 'nova', customCode: 'NOVA10', commissionRate: 10 } })
    expect((await tell('NOVA10', from)).status).toBe(204)
    expect(await store().get('affiliateUsers/nova/totalClicks')).toBeNull()
  },
)
