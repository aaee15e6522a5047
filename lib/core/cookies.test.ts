import { setStoredVariables } from './env'

const sent = (cookie: string) => new Headers({ cookie })
const cookiesAt = async (origin: string) => {
  process.env.PUBLIC_ORIGIN = origin
  setStoredVariables({})
  return import('./cookies')
}

describe('a cookie', () => {
  afterAll(() => Reflect.deleteProperty(process.env, 'PUBLIC_ORIGIN'))

  it('has its plain name over http', async () => {
    const { clearCookie, readCookie, setCookie } = await cookiesAt('http://localhost:3000')
    expect(setCookie('session', 'a.b', 60)).toBe('session=a.b; Path=/; SameSite=Lax; HttpOnly; Max-Age=60')
    expect(setCookie('unlock', '1')).toBe('unlock=1; Path=/; SameSite=Strict; HttpOnly')
    expect(setCookie('affiliate_assumed', 'a/b')).toBe('affiliate_assumed=a%2Fb; Path=/; SameSite=Lax')
    expect(clearCookie('unlock')).toContain('unlock=; Path=/')
    expect(clearCookie('unlock')).toContain('Max-Age=0')
    expect(readCookie(sent('other=1; affiliate=a%2Fb'), 'affiliate')).toBe('a/b')
  })

  it('is bound to the host over https', async () => {
    const { readCookie, setCookie } = await cookiesAt('https://shop.example')
    expect(setCookie('session', 'a.b', 60)).toBe(
      '__Host-session=a.b; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60',
    )
    expect(readCookie(sent('session=forged; __Host-session=own'), 'session')).toBe('own')
    expect(readCookie(sent('session=forged'), 'session')).toBeUndefined()
  })

  it('counts as missing when sent twice or unreadable', async () => {
    const { readCookie } = await cookiesAt('http://localhost:3000')
    expect(readCookie(sent('session=a; session=b'), 'session')).toBeUndefined()
    expect(readCookie(sent('session=a;session=a'), 'session')).toBeUndefined()
    expect(readCookie(sent('session=%ff'), 'session')).toBeUndefined()
    expect(readCookie(new Headers(), 'session')).toBeUndefined()
    expect(readCookie(sent('xsession=b; session=a'), 'session')).toBe('a')
  })
})
