import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const ORDER = 'order_1780308000000_aaaaaaaaaaaaaaaa'

beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

it('limits invoice downloads to sixty a minute for one visitor', async () => {
  const address = `http://localhost:3000/api/orders/${ORDER}/invoice`
  const ask = () => GET(new Request(address), { params: Promise.resolve({ orderId: ORDER }) })
  const before = await Promise.all(Array.from({ length: 60 }, ask))
  expect(before.filter(({ status }) => status === 429)).toEqual([])
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
