import { NextRequest } from 'next/server'
import { setStoredVariables } from '@/lib/core/env'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const SERVICE = 'https://ip.example/json'

/** Headers that a shop with these settings adds to a page response. */
async function headersOf(settings: Record<string, string>, address: string, userAgent = CHROME) {
  Object.assign(process.env, settings)
  setStoredVariables({})
  const { rememberAffiliate } = await import('./remember-affiliate')
  const request = new NextRequest(`http://localhost:3000${address}`, { headers: { 'user-agent': userAgent } })
  const response = new Response()
  rememberAffiliate(request, response)
  return response.headers
}

describe('a page opened through a partner’s link', () => {
  afterEach(() => {
    for (const name of ['AFFILIATE_CONSENT', 'IP_LOOKUP_URL']) Reflect.deleteProperty(process.env, name)
  })

  it('sets no cookie if the visitor must be asked', async () => {
    const headers = await headersOf({ AFFILIATE_CONSENT: 'ask', IP_LOOKUP_URL: SERVICE }, '/?ref=NOVA10')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('server-timing')).toBe(`ip_lookup;desc="${encodeURIComponent(SERVICE)}"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('sets the cookies if consent is assumed', async () => {
    const headers = await headersOf({ AFFILIATE_CONSENT: 'assume' }, '/presets?affiliate=NOVA10')
    expect(headers.getSetCookie()).toEqual([
      'affiliate=NOVA10; Path=/; SameSite=Lax; HttpOnly; Max-Age=86400',
      'affiliate_assumed=true; Path=/; SameSite=Lax; Max-Age=60',
    ])
    expect(headers.get('server-timing')).toBeNull()
  })

  it('sets no cookie for crawlers', async () => {
    const headers = await headersOf({ AFFILIATE_CONSENT: 'assume' }, '/?ref=NOVA10', 'Googlebot/2.1')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it.each(['/', '/?ref=a.b'])('is not %s', async (address) => {
    expect([...(await headersOf({ AFFILIATE_CONSENT: 'assume' }, address))]).toEqual([])
  })
})
