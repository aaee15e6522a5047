import { returnPath, viewAddress, viewOf } from './sign-in-address'

describe('the views of the sign-in page', () => {
  it.each(['signIn', 'register', 'reset'] as const)(
    'include %s at an address that keeps the return path',
    (view) => {
      const { search } = new URL(viewAddress(view, '?zurueck=%2Fkasse'), 'http://shop.example')
      expect(viewOf(search)).toBe(view)
      expect(new URLSearchParams(search).get('zurueck')).toBe('/kasse')
    },
  )

  it('default to signing in for a missing or unknown view', () => {
    expect(viewOf('')).toBe('signIn')
    expect(viewOf('?ansicht=__proto__')).toBe('signIn')
    expect(viewAddress('signIn', '')).toBe('/anmelden')
  })
})

const back = (wanted: string) => returnPath(`?${new URLSearchParams({ zurueck: wanted })}`)

describe('returnPath', () => {
  it.each(['/', '/kasse', '/konto#bestellungen', '/bestellung/order_1?token=a%2Fb&x=//y', '/anmeldenseite'])(
    'leads back to %s',
    (path) => expect(back(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '',
    '/kasse\\..\\evil',
  ])('ignores %j', (wanted) => expect(back(wanted)).toBe('/konto'))

  it('leads back to the page of a mailed link', () =>
    expect(back('/anmelden/neue-adresse')).toBe('/anmelden/neue-adresse'))

  it.each(['/anmelden', '/anmelden?ansicht=registrieren', '/anmelden/', '/anmelden/#x', '/api/account/data'])(
    'does not lead back to %s',
    (wanted) => expect(back(wanted)).toBe('/konto'),
  )

  it('defaults to the account, and uses the first of several values', () => {
    expect(returnPath('')).toBe('/konto')
    expect(returnPath('?zurueck=/kasse&zurueck=//evil.example')).toBe('/kasse')
    expect(returnPath('?zurueck=//evil.example&zurueck=/kasse')).toBe('/konto')
  })

  it('stays on the shop’s origin however a browser reads the path', () => {
    for (const wanted of ['/%2F/evil.example', '/.//evil.example', '/..//evil.example', '/%5Cevil.example']) {
      expect(new URL(back(wanted), 'https://shop.example').origin).toBe('https://shop.example')
    }
  })
})
