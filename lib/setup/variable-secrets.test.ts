import { sealed, unsealed } from './data'

describe('a stored secret', () => {
  const key = 'sk_live_Käse_1234567890'

  it('is encrypted, and decrypts to the original value', () => {
    const stored = sealed('STRIPE_SECRET_KEY', key)
    expect(stored).toMatch(/^v1\.[\w-]+$/)
    expect(Buffer.from(stored.slice(3), 'base64url').toString('latin1')).not.toContain('sk_live')
    expect(unsealed('STRIPE_SECRET_KEY', stored)).toBe(key)
  })

  it('is encrypted differently each time', () => {
    expect(sealed('ADMIN_PIN', '123456')).not.toBe(sealed('ADMIN_PIN', '123456'))
  })

  it('can be decrypted under its own name only', () => {
    expect(unsealed('SMTP_PASSWORD', sealed('ADMIN_PIN', '123456'))).toBeNull()
  })

  it.each([
    ['in clear', () => key],
    ['of another version', () => sealed('STRIPE_SECRET_KEY', key).replace('v1.', 'v2.')],
    ['cut off', () => sealed('STRIPE_SECRET_KEY', key).slice(0, 12)],
    ['with its end changed', () => sealed('STRIPE_SECRET_KEY', key).replace(/.{4}$/, 'AAAA')],
  ])('is rejected: %s', (_, stored) => {
    expect(unsealed('STRIPE_SECRET_KEY', stored())).toBeNull()
  })
})
