import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET as askForCode } from './[code]/route'
import { GET as askForLink } from './route'

const ADDRESS = 'http://localhost:3000/api/discounts'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('GET /api/discounts', () => {
  beforeAll(async () => {
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', discountPercent: 10 })
    await setPartner(store(), 'uid-plain', { customCode: 'PLAIN' })
  })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const byCode = (code: string) =>
    askForCode(new Request(`${ADDRESS}/${encodeURIComponent(code)}`), { params: Promise.resolve({ code }) })
  const byLink = (query = '', cookie = '') =>
    askForLink(new Request(ADDRESS + query, { headers: { cookie } }), { params: Promise.resolve({}) })

  it('finds a link’s discount by its visit, else by the cookie, and answers 204 if there is none', async () => {
    const click = { code: 'NOVA10', originalUrl: 'https://spielklang.example/' }
    const { trackingId } = await recordClick(store(), click, { address: null, userAgent: 'Browser' })
    const nova = { code: 'NOVA10', percent: 10 }
    expect(await (await byLink(`?trackingId=${trackingId}`, 'affiliate=PLAIN')).json()).toEqual(nova)
    expect(await (await byLink('', 'affiliate=nova10')).json()).toEqual(nova)
    for (const answer of [await byLink(), await byLink('', 'affiliate=PLAIN')])
      expect(answer.status).toBe(204)
    expect((await byLink('?trackingId=track_../x')).status).toBe(400)
  })

  it('limits typed codes to twenty a minute, so that none can be guessed', async () => {
    const known = await byCode(' nova\u200B10\uFEFF')
    expect(known.headers.get('cache-control')).toContain('no-store')
    expect(await known.json()).toEqual({ code: 'NOVA10', percent: 10 })
    for (let n = 1; n < 20; n += 1) {
      const answer = await byCode(`geraten-${n}`)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ error: { code: 'code_unknown' } })
    }
    const late = await byCode('nova10')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
