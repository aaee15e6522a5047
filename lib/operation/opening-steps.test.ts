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
const known = { lastBackup: 1, hasTrials: false }
const paymentWith = (change: Record<string, string>) =>
  openingSteps(parseEnv({ ...ready, ...change }), realOwner, known, () => false).payment

describe('the way to opening', () => {
  it('lacks everything but what is only advised in a shop just started', () => {
    expect(
      openingSteps(parseEnv({}), sampleOwner, { lastBackup: null, hasTrials: true }, () => false),
    ).toEqual({
      trials: 'missing',
      owner: 'missing',
      address: 'missing',
      mail: 'missing',
      payment: 'advised',
      ownerMail: 'advised',
      backup: 'advised',
    })
  })

  it('is at its end with real data and services', () => {
    const states = Object.values(openingSteps(parseEnv(ready), realOwner, known, () => true))
    expect(new Set(states)).toEqual(new Set(['done']))
  })

  it('waits for the next start with what is stored and holds only then', () => {
    const steps = openingSteps(parseEnv({}), realOwner, known, (name) => name === 'PUBLIC_ORIGIN')
    expect(steps).toMatchObject({ owner: 'done', address: 'restart' })
  })

  it('is not at its end while payments are only tried out', () => {
    expect(paymentWith({})).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'rk_live_1' })).toBe('done')
    expect(paymentWith({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('missing')
    expect(paymentWith({ STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' })).toBe('missing')
  })

  it('does without a payment service, since transfers suffice, and without the one that stands in on this machine', () => {
    expect(paymentWith({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBe('advised')
    const local = { PUBLIC_ORIGIN: 'http://localhost:3000', STRIPE_API_ORIGIN: 'http://127.0.0.1:9199' }
    expect(paymentWith({ ...local, STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('advised')
  })

  it('needs trials to go before the sample owner does, and afterwards only advises it', () => {
    const withTrials = (owner: typeof realOwner) =>
      openingSteps(parseEnv(ready), owner, { lastBackup: 1, hasTrials: true }, () => false).trials
    expect(withTrials(sampleOwner)).toBe('missing')
    expect(withTrials(realOwner)).toBe('advised')
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
