import { viewAddress, viewOf } from './account-view'

describe('the views of the sign-in page', () => {
  it.each(['signIn', 'register', 'reset'] as const)('finds %s at its own address', (view) => {
    const { search } = new URL(viewAddress(view, '?zurueck=%2Fkasse'), 'http://shop.example')
    expect(viewOf(search)).toBe(view)
    expect(new URLSearchParams(search).get('zurueck')).toBe('/kasse')
  })

  it('signs in unless asked for something else', () => {
    expect(viewOf('')).toBe('signIn')
    expect(viewOf('?ansicht=__proto__')).toBe('signIn')
    expect(viewAddress('signIn', '')).toBe('/anmelden')
  })
})
