import { layered } from './env'

const layersOf = (given: Record<string, string>, stored: Record<string, string>) =>
  layered({ given, stored, standIn: {} })

describe('settings of the environment and of the store', () => {
  it('come from the environment where both are set', () => {
    const { source } = layersOf({ PARTNER_HOLD_DAYS: '14' }, { PARTNER_HOLD_DAYS: '60', PARTNER_RATE: '12' })
    expect(source).toEqual({ PARTNER_HOLD_DAYS: '14', PARTNER_RATE: '12' })
  })

  it('come from the store where the environment has an empty one', () => {
    const { source } = layersOf({ PARTNER_HOLD_DAYS: '' }, { PARTNER_HOLD_DAYS: '60' })
    expect(source.PARTNER_HOLD_DAYS).toBe('60')
  })

  it('may come from both and belong together', () => {
    const { source, unusable } = layersOf(
      { PUBLIC_ORIGIN: 'https://shop.example' },
      { SMTP_HOST: 'mail.example', MAIL_FROM: 'a@shop.example' },
    )
    expect(source.SMTP_HOST).toBe('mail.example')
    expect(unusable).toEqual([])
  })

  it('leave out only the section of the store that would be invalid', () => {
    const { source, unusable } = layersOf(
      {},
      { PARTNER_HOLD_DAYS: 'many', SMTP_HOST: 'mail.example', VISIT_MONTHS: '12' },
    )
    expect(source).toEqual({ VISIT_MONTHS: '12' })
    expect(unusable).toEqual(['PARTNER_HOLD_DAYS', 'SMTP_HOST'])
  })

  it('have no public address without its mail server', () => {
    const { source, unusable } = layersOf({}, { PUBLIC_ORIGIN: 'https://shop.example' })
    expect(source).toEqual({})
    expect(unusable).toEqual(['PUBLIC_ORIGIN'])
  })

  it('take the local payment service only while there is no key', () => {
    const standIn = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' }
    const key = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(layered({ given: {}, stored: {}, standIn }).source).toEqual(standIn)
    expect(layered({ given: {}, stored: key, standIn }).source).toEqual(key)
  })
})
