import { parseEnv } from '@/lib/core/env'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { openingSteps, samplePartsOf } from './opening-steps'

const ready = {
  PUBLIC_ORIGIN: 'https://klangwerk-nord.de',
  FIREBASE_PROJECT_ID: 'klangwerk',
  FIREBASE_WEB_API_KEY: 'key',
  SMTP_URL: 'smtps://user:secret@mail.klangwerk-nord.de',
  MAIL_FROM: 'post@klangwerk-nord.de',
  OWNER_MAIL: 'ida@klangwerk-nord.de',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const paymentWith = (change: Record<string, string>) =>
  openingSteps(parseEnv({ ...ready, ...change }), realOwner, 1, () => false).payment

describe('the way to opening', () => {
  it('lacks everything but what is only advised in a shop just started', () => {
    expect(openingSteps(parseEnv({}), sampleOwner, null, () => false)).toEqual({
      owner: 'missing',
      address: 'missing',
      signIn: 'missing',
      mail: 'missing',
      payment: 'advised',
      ownerMail: 'advised',
      backup: 'advised',
    })
  })

  it('is at its end with real data and services', () => {
    const states = Object.values(openingSteps(parseEnv(ready), realOwner, 1, () => true))
    expect(new Set(states)).toEqual(new Set(['done']))
  })

  it('waits for the next start with what is stored and holds only then', () => {
    const steps = openingSteps(parseEnv({}), realOwner, 1, (name) => name === 'PUBLIC_ORIGIN')
    expect(steps).toMatchObject({ owner: 'done', address: 'restart', signIn: 'missing' })
  })

  it('is not at its end while payments are only tried out', () => {
    expect(paymentWith({})).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'rk_live_1' })).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('missing')
    expect(paymentWith({ STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' })).toBe('missing')
  })

  it('names the parts of the owner that are still the sample', () => {
    expect(samplePartsOf(sampleOwner)).toEqual(['firm', 'address', 'contact', 'tax', 'bank'])
    expect(samplePartsOf({ ...realOwner, bank: sampleOwner.bank, city: 'Musterstadt' })).toEqual([
      'address',
      'bank',
    ])
    expect(samplePartsOf(realOwner)).toEqual([])
  })
})
