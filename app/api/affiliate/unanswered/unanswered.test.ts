import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf, now } from '@/lib/core/clock'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

async function leave(body: object, userAgent = CHROME): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'user-agent': userAgent,
  }
  const request = new Request('http://localhost:3000/api/affiliate/unanswered', {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  return (await POST(request, { params: Promise.resolve({}) })).status
}

it('raises the daily count of an active partner, and stores nothing else', async () => {
  const partner = { customCode: 'NOVA10', customCodeLower: 'nova10', commissionRate: 10 }
  await store().update({
    'affiliateUsers/nova': { ...partner, uid: 'nova' },
    'affiliateUsers/left': { uid: 'left', customCode: 'LEFT', commissionRate: 10, active: false },
  })
  const before = Object.keys(Object(await store().get('once')))
  expect(await leave({ code: 'NOVA10' })).toBe(204)
  expect(await leave({ code: 'nova10' })).toBe(204)
  expect(await leave({ code: 'NOVA10' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(204)
  expect(await leave({ code: 'LEFT' })).toBe(204)
  expect(await leave({ code: 'NOBODY' })).toBe(204)
  expect(await store().get('affiliateDaily')).toEqual({ nova: { [dayOf(now())]: { unanswered: 2 } } })
  expect(await store().get('affiliateClicks')).toBeNull()
  expect(await store().get('affiliateUsers/nova')).toEqual({ ...partner, uid: 'nova' })
  expect(Object.keys(Object(await store().get('once')))).toEqual(before)
})

it('accepts a code and nothing about the visitor', async () => {
  expect(await leave({ code: 'NOVA10', visitorIp: '8.8.8.8' })).toBe(400)
  expect(await leave({ code: '../nova' })).toBe(400)
})

it('limits the rate of calls from one address', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => leave({ code: 'NOVA10' })))
  expect(answers).toContain(429)
})
