import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '@/lib/core/clock'
import { writeVisits } from '@/lib/figures/visits/count-visit'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

async function put(body: object, userAgent = BROWSER): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'user-agent': userAgent,
    cookie: 'session=secret',
    'x-peer-address': '203.0.113.7',
  }
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  const response = await POST(new Request('http://localhost:3000/api/carts', init), {
    params: Promise.resolve({}),
  })
  await writeVisits(store())
  return response.status
}

it('counts carts and presets that are on sale, and keeps nothing else', async () => {
  expect(await put({ presets: ['tarkov-stille-sohle'], isFirst: true })).toBe(204)
  expect(await put({ presets: ['tarkov-stille-sohle', 'beat-saber-taktgeber'], isFirst: false })).toBe(204)
  const counted = {
    carts: 1,
    presets: { 'tarkov-stille-sohle': { carts: 2 }, 'beat-saber-taktgeber': { carts: 1 } },
  }
  expect(await put({ presets: ['made-up', '../orders', '__proto__'], isFirst: true })).toBe(204)
  expect(await put({ presets: ['tarkov-stille-sohle'], isFirst: true }, 'curl/8.5.0')).toBe(204)
  expect(await store().get('visits')).toEqual({ [dayOf(Date.now())]: counted })
})

it.each([
  {},
  { presets: [], isFirst: true },
  { presets: ['a'], isFirst: 'yes' },
  { presets: Array(51).fill('a'), isFirst: true },
])('refuses %j', async (body) => expect(await put(body)).toBe(400))
